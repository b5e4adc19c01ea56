import { filledFields, TYPING_PAUSE_MS } from "~/lib/filter-query";
import { followLeaving } from "./leave-page";
import { countRegion, LIST, setBusy, showProblem } from "./list-loading";
import { type FetchedPage, fetchDocument, replaceRegion } from "./replace-region";

/** What depends on the filter; `results` is the list. */
const REGIONS = '[data-region^="results"]';

/** Stands in a result only when the search tells of danger. */
const CARD = '[data-region="results-crisis"] [data-crisis]';

interface Visit {
  /**
   * "change": the first one is an entry of the history, the others replace it. "typing": none yet, for what is half
   * written is nobody's history.
   */
  entry: "push" | "change" | "typing" | "none";
  /** By a link or the browser's buttons: the fields follow. */
  setsFields: boolean;
  /** The form, or the link that was clicked. */
  asked: Element;
  again: () => void;
}

/** Chosen or typed before this script ran. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function copyFields(form: HTMLFormElement, source: HTMLFormElement): void {
  for (const field of form.elements) {
    const other = source.elements.namedItem(field.getAttribute("name") ?? "");
    if (field instanceof HTMLInputElement && other instanceof HTMLInputElement) {
      field.value = other.value;
      field.checked = other.checked;
    } else if (field instanceof HTMLSelectElement && other instanceof HTMLSelectElement) {
      // A filter of the URL may be no option of this page.
      field.replaceChildren(...[...other.options].map((option) => document.importNode(option, true)));
      field.value = other.value;
    }
  }
}

/** A live region whose content is the same is not read out again. */
function replaceRegions(page: Document): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>(REGIONS)) {
    const name = dataset.region ?? "";
    if (page.querySelector(`[data-region="${name}"]`)?.innerHTML !== innerHTML) replaceRegion(name, page);
  }
  document.title = page.title;
}

/** The page in the other language shows the same list. */
function carryFilters({ search }: URL): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = search;
}

const isTyped = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "search";

/** Words that tell of danger are in no address; a redirect has left them out already. */
function addressOf({ response, page }: FetchedPage, asked: URL): URL {
  const url = new URL(response.redirected ? response.url : asked);
  if (page.querySelector(CARD)) url.searchParams.delete("q");
  return url;
}

function urlOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = String(filledFields(form));
  url.hash = "";
  return url;
}

function isFiltered(form: HTMLFormElement): boolean {
  const params = new URLSearchParams(location.search);
  return [...form.elements].some((field) => params.get(field.getAttribute("name") ?? ""));
}

/** A link to another state of the list, which a plain click on it opens. */
function clickedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`${REGIONS} a[href]`);
  if (!link || link.target || link.dataset.reload !== undefined || link.pathname !== location.pathname)
    return;
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
  return isPlain && link.origin === location.origin ? link : undefined;
}

/**
 * Applies a GET filter form on every change: the same page is fetched, and what depends on the filter replaced. Fields
 * and focus stay. Only the first filter pushes a history entry: Back leads to the unfiltered list.
 */
function followFilter(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let shown = location.pathname + location.search;
  /** Of the list that is shown for what is being typed. */
  let typed: URL | undefined;
  let again = () => {};

  async function load(url: URL, visit: Visit): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    request?.abort();
    const current = new AbortController();
    request = current;
    setBusy(true);
    const fetched = await fetchDocument(url.href, { signal: current.signal }).catch(() => undefined);
    if (current.signal.aborted) return false;
    request = undefined;
    setBusy(false);
    showProblem(!fetched, visit.asked);
    again = visit.again;
    if (fetched?.response.ok && fetched.page.querySelector(LIST)) show(fetched, url, visit);
    // An error page, for instance, is shown as one.
    else if (fetched) location.assign(url);
    return fetched !== undefined;
  }

  function show(fetched: FetchedPage, asked: URL, { entry, setsFields }: Visit): void {
    const { page } = fetched;
    const url = addressOf(fetched, asked);
    if (entry === "typing" && !page.querySelector(CARD)) typed = url;
    else enter(url, entry);
    replaceRegions(page);
    carryFilters(url);
    if (!setsFields) return;
    const source = page.querySelector<HTMLFormElement>("form[data-filter]");
    // What is typed meanwhile is applied in a moment.
    if (source && !timer) copyFields(form, source);
    if (document.activeElement?.closest("form")) return;
    countRegion()?.focus({ preventScroll: true });
  }

  function enter(url: URL, entry: Visit["entry"]): void {
    typed = undefined;
    const isNew = entry === "push" || (entry !== "none" && !isFiltered(form));
    if (isNew && url.href !== location.href) {
      history.replaceState({ ...history.state, scrollY }, "");
      history.pushState(null, "", url);
    } else if (entry !== "none") history.replaceState(history.state, "", url);
    shown = url.pathname + url.search;
  }

  const apply = (entry: Visit["entry"]): Promise<boolean> =>
    load(urlOf(form), { entry, setsFields: false, asked: form, again: () => apply("change") });

  async function follow(link: HTMLAnchorElement): Promise<void> {
    const url = new URL(link.href);
    const visit = { entry: "push", setsFields: true, asked: link, again: () => follow(link) } as const;
    if (!(await load(url, visit))) return;
    const place = document.getElementById(url.hash.slice(1));
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  }

  /** Nothing of it stays on the page either. */
  function clearWords(card: HTMLElement): void {
    for (const field of form.elements) if (isTyped(field)) field.value = "";
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  }

  // A form that opens a page stands above its list, which is then out of sight.
  const isOpening = form.dataset.filter === "opening";
  form.addEventListener("input", ({ target }) => {
    if (isOpening) return;
    clearTimeout(timer);
    if (isTyped(target)) timer = setTimeout(() => apply("typing"), TYPING_PAUSE_MS);
    else apply("change");
  });
  // The field is left, also for a link of the list.
  form.addEventListener("change", ({ target }) => {
    if (!isTyped(target)) return;
    if (timer || request) apply("change");
    else if (typed) enter(typed, "change");
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isOpening) {
      const url = urlOf(form);
      url.hash = new URL(form.action).hash;
      // The list of the same words may stand on the page already, by a link of the list: it would stay below.
      if (url.href === location.href) location.reload();
      else location.assign(url);
      return;
    }
    await apply("change");
    const card = document.querySelector<HTMLElement>(CARD);
    if (card) clearWords(card);
  });
  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (link) {
      event.preventDefault();
      follow(link);
    } else if (event.target instanceof Element && event.target.closest("[data-again]")) {
      // The button goes with the problem.
      countRegion()?.focus({ preventScroll: true });
      again();
    }
  });
  async function goBack(state: { scrollY?: unknown } | null): Promise<void> {
    const visit = { entry: "none", setsFields: true, asked: form, again: () => goBack(state) } as const;
    const isShown = await load(new URL(location.href), visit);
    if (isShown && typeof state?.scrollY === "number") scrollTo(0, state.scrollY);
  }
  window.addEventListener("popstate", ({ state }) => {
    // Not for an anchor within the page.
    if (location.pathname + location.search !== shown) goBack(state);
  });
  const words = new URL(location.href);
  if (document.querySelector(CARD) && words.searchParams.has("q")) {
    words.searchParams.delete("q");
    history.replaceState(history.state, "", words);
    shown = words.pathname + words.search;
  }
  if (!isOpening && [...form.elements].some(isChanged)) apply("change");
}

const form = document.querySelector<HTMLFormElement>("form[data-filter]");
if (form) followFilter(form);
else followBack();
followLeaving();

/** On the page of the lines alone: after a reload, the browser takes an entry before it for one of the same page. */
function followBack(): void {
  const shown = location.pathname + location.search;
  window.addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) location.reload();
  });
}
