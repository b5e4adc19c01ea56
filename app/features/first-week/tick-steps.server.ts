/**
 * Shows the checkboxes of the steps and stores their ticks in the browser. Runs inline, so it uses nothing but its
 * arguments (docs/decisions/page-scripts.md).
 *
 * @param key of the local storage
 * @param count "{done} of 13 done"
 */
export function tickSteps(key: string, count: string): void {
  const boxes = Array.from(document.querySelectorAll<HTMLInputElement>(".week-tick input"));
  const panel = document.getElementById("ticks");
  const status = panel?.querySelector("[role=status]");
  const clear = panel?.querySelector("button");
  if (!panel || !status || !clear) return;

  const restore = () => {
    let stored: unknown;
    try {
      stored = JSON.parse(localStorage.getItem(key) ?? "[]");
    } catch {
      stored = [];
    }
    for (const box of boxes) box.checked = Array.isArray(stored) && stored.includes(box.value);
  };

  const show = () => {
    const done = boxes.filter((box) => box.checked);
    status.textContent = count.replace("{done}", String(done.length));
    clear.hidden = done.length === 0;
    for (const slip of Array.from(document.querySelectorAll<HTMLElement>("[data-day]"))) {
      const day = boxes.filter((box) => box.closest(".week-day")?.id === slip.dataset.day);
      slip.toggleAttribute(
        "data-torn",
        day.every((box) => box.checked),
      );
    }
  };

  const store = () => {
    try {
      localStorage.setItem(key, JSON.stringify(boxes.filter((box) => box.checked).map((box) => box.value)));
    } catch {
      // Storage is switched off: the ticks last as long as the page.
    }
    show();
  };

  for (const box of boxes) {
    box.addEventListener("change", store);
    box.closest("label")?.removeAttribute("hidden");
  }
  clear.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    store();
    boxes[0]?.focus({ preventScroll: true });
  });
  // Another tab, and a page from the browser's history.
  for (const event of ["storage", "pageshow"])
    window.addEventListener(event, () => {
      restore();
      show();
    });
  restore();
  show();
  panel.removeAttribute("hidden");
}
