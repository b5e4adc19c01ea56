import { chartControls } from "~/content/impact-chart";
import { CHART_ANCHOR, HINT_ID } from "~/features/impact-chart/chart-year";
import { yearViews as views } from "~/features/impact-chart/year-view";

const chart = document.getElementById(CHART_ANCHOR);
if (chart) chooseYear(chart);

/**
 * Lets a visitor choose the chart's year by pointer, keys and links. The slider pattern is
 * https://www.w3.org/WAI/ARIA/apg/patterns/slider/. A mouse chooses when pressed; a finger when it moves sideways or is
 * lifted, because until then it may scroll the page.
 */
function chooseYear(chart: HTMLElement): void {
  const last = views.length - 1;
  const all = (selector: string) => [...chart.querySelectorAll<HTMLElement>(selector)];
  let shown = views.findIndex(({ year }) => String(year) === chart.dataset.chosen);
  let timer = 0;

  const show = (index: number) => {
    const next = Math.min(last, Math.max(0, Math.round(index)));
    const view = views[next];
    if (!view || next === shown) return;
    shown = next;
    chart.toggleAttribute("data-gain", view.isGain);
    for (const [name, value] of Object.entries(view.variables)) chart.style.setProperty(name, String(value));
    for (const [key, text] of Object.entries(view.texts)) {
      for (const element of all(`[data-text="${key}"]`)) element.textContent = text;
    }
    for (const element of all("[data-axis-year]")) {
      const { axisYear, hiddenAround } = element.dataset;
      const isNear = Math.abs(Number(axisYear) - view.year) <= Number(hiddenAround);
      element.setAttribute("visibility", isNear ? "hidden" : "visible");
    }
    let url = "";
    for (const link of all("[data-year]")) {
      link.removeAttribute("aria-current");
      if (link.dataset.year !== String(view.year)) continue;
      link.setAttribute("aria-current", "true");
      url = link.getAttribute("href") ?? "";
    }
    updateHandles();
    // A drag across the chart changes the URL once, not at each year.
    clearTimeout(timer);
    timer = window.setTimeout(() => window.history.replaceState(window.history.state, "", url), 300);
  };

  const setLive = (live: "off" | "polite") => {
    for (const panel of all("[aria-live]")) panel.setAttribute("aria-live", live);
  };
  const handles = all("[data-handle]");
  const updateHandles = () => {
    for (const handle of handles) {
      handle.setAttribute("aria-valuenow", String(views[shown]?.year));
      handle.setAttribute("aria-valuetext", views[shown]?.spoken ?? "");
    }
  };
  for (const handle of handles) {
    handle.tabIndex = 0;
    handle.setAttribute("role", "slider");
    handle.setAttribute("aria-label", chartControls.yearLabel);
    handle.setAttribute("aria-valuemin", String(views[0]?.year));
    handle.setAttribute("aria-valuemax", String(views[last]?.year));
    handle.setAttribute("aria-describedby", HINT_ID);
    // The slider speaks for itself; the panel would say it again.
    handle.addEventListener("focus", () => setLive("off"));
    handle.addEventListener("blur", () => setLive("polite"));
    handle.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const places = new Map([
        ["ArrowLeft", shown - 1],
        ["ArrowDown", shown - 1],
        ["ArrowRight", shown + 1],
        ["ArrowUp", shown + 1],
        ["PageDown", shown - 5],
        ["PageUp", shown + 5],
        ["Home", 0],
        ["End", last],
      ]);
      const place = places.get(event.key);
      if (place === undefined) return;
      event.preventDefault();
      show(place);
    });
  }
  updateHandles();

  for (const surface of all("[data-surface]")) {
    let grip: { offset: number; before: number } | undefined;
    const placeOf = (event: PointerEvent) => {
      const { left, width } = surface.getBoundingClientRect();
      const share = (event.clientX - left) / width;
      return ((share - Number(surface.dataset.left)) / Number(surface.dataset.span)) * last;
    };
    const choose = (event: PointerEvent) => {
      if (grip) show(placeOf(event) - grip.offset);
    };
    const release = () => {
      grip = undefined;
      chart.removeAttribute("data-dragging");
    };
    surface.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const isOnHandle = event.target instanceof Element && event.target.closest("[data-handle]");
      grip = { offset: isOnHandle ? placeOf(event) - shown : 0, before: shown };
      surface.setPointerCapture(event.pointerId);
      chart.setAttribute("data-dragging", "");
      if (event.pointerType !== "touch") choose(event);
    });
    surface.addEventListener("pointermove", choose);
    surface.addEventListener("pointerup", (event) => {
      choose(event);
      release();
    });
    surface.addEventListener("pointercancel", () => {
      if (grip) show(grip.before);
      release();
    });
  }

  for (const link of all("[data-year]")) {
    link.addEventListener("click", (event) => {
      // A click that asks for a new tab or window stays a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(views.findIndex(({ year }) => String(year) === link.dataset.year));
    });
  }
}
