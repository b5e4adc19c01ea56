import { ERROR_TITLE } from "~/kits/forms/form-result";
import { type FetchedPage, fetchDocument, replaceRegion } from "./replace-region";

/** In the history entries before and after an accepted form. */
const FORM_ENTRY = { form: true };

/** On the document after each post, before the focus moves: the form was replaced, or it failed and stays. */
export const FORM_ANSWER = "form-answer";

const pageUrl = () => location.pathname + location.search;

/** Whose form the page shows: an anchor changes neither. */
let shownUrl = pageUrl();

const sending = new WeakSet<HTMLFormElement>();

/** Sends the page's forms without a reload: the region around a form becomes what the server responds. */
export function sendForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    const region = outermostRegion(form);
    if (!region) return;
    event.preventDefault();
    if (!sending.has(form)) void send(form, region, event.submitter);
  });
  document.addEventListener("click", goToField);
  window.addEventListener("popstate", ({ state }) => {
    // The other page, which only the server renders.
    if (state?.form && pageUrl() !== shownUrl) location.reload();
  });
  // Firefox restores a disabled button on reload.
  for (const form of document.forms) setBusy(form, false);
  takeFocus(document);
}

/** More than its inputs may depend on a form, such as the text above it. */
function outermostRegion(form: HTMLFormElement): HTMLElement | undefined {
  let region: HTMLElement | undefined;
  for (let element = form.parentElement; element; element = element.parentElement) {
    if (element.dataset.region !== undefined) region = element;
  }
  return region;
}

/** `URLSearchParams`, because no public form has a file. */
function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    values.append(name, String(value));
  });
  return values;
}

async function send(form: HTMLFormElement, region: HTMLElement, button: HTMLElement | null): Promise<void> {
  sending.add(form);
  const sent = valuesOf(form);
  if (button instanceof HTMLButtonElement && button.name) sent.append(button.name, button.value);
  setBusy(form, true);
  let fetched: FetchedPage | undefined;
  try {
    fetched = await fetchDocument(form.action, { method: "POST", body: sent });
  } catch {
    // The connection is lost.
  }
  sending.delete(form);
  setBusy(form, false);
  const typed = valuesOf(form);
  if (!fetched || !replaceRegion(region.dataset.region ?? "", fetched.page)) {
    showFailure(form, fetched?.response.status === 413);
  } else if (fetched.response.redirected) {
    history.replaceState({ ...history.state, ...FORM_ENTRY }, "");
    history.pushState(FORM_ENTRY, "", `${fetched.response.url}#${form.dataset.anchor}`);
    shownUrl = pageUrl();
    document.getElementById(form.dataset.anchor ?? "")?.scrollIntoView();
  } else {
    history.replaceState(history.state, "", new URL(form.action).hash);
    restoreTyped(form, sent, typed);
  }
  document.dispatchEvent(new Event(FORM_ANSWER));
  takeFocus(region);
}

/** What changed while the form was being sent. */
function restoreTyped(form: HTMLFormElement, sent: URLSearchParams, typed: URLSearchParams): void {
  const shown = document.getElementById(form.id);
  if (!(shown instanceof HTMLFormElement)) return;
  if (form.dataset.started !== undefined) shown.dataset.started = "";
  typed.forEach((value, name) => {
    const input = shown.elements.namedItem(name);
    if (input && "value" in input && sent.get(name) !== value) input.value = value;
  });
}

/** In the words that the server rendered for it. What was typed stays. */
function showFailure(form: HTMLFormElement, isTooLong: boolean): void {
  const { hash } = new URL(form.action);
  const template = form.parentElement?.querySelector("template");
  const summary = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(summary instanceof HTMLElement)) return;
  summary.querySelector(isTooLong ? "[data-failed]" : "[data-too-long]")?.remove();
  summary.id = hash.slice(1);
  document.getElementById(summary.id)?.replaceWith(summary);
  if (!document.title.startsWith(ERROR_TITLE)) document.title = ERROR_TITLE + document.title;
  history.replaceState(history.state, "", hash);
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[data-busy]");
  if (!button) return;
  const { dataset } = button;
  dataset.idle = dataset.idle ?? button.textContent ?? "";
  button.textContent = (busy ? dataset.busy : dataset.idle) ?? "";
  button.disabled = busy;
}

/** The error summary, or the message after an accepted form. */
function takeFocus(parent: ParentNode): void {
  parent.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
}

/** Brings the label into view too (GOV.UK error summary). */
function goToField(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("[role=alert] a");
  const input = link && document.getElementById(link.hash.slice(1));
  if (!input) return;
  event.preventDefault();
  const label =
    input.closest("fieldset")?.querySelector("legend") ?? document.querySelector(`label[for="${input.id}"]`);
  (label ?? input).scrollIntoView({ block: "center" });
  input.focus({ preventScroll: true });
}
