import { formMeta } from "~/kits/forms/form-result";
import type { AnalyticsEvent, AnalyticsForm } from "~/lib/tracked-forms";

/** Completions and errors are counted by the server. */
type BrowserEvent = Extract<AnalyticsEvent, "view" | "unique_view" | "start" | "partial_complete">;

const TAB_KEY = "tab-session";

/** Empty where storage is switched off. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    return "";
  }
}

/** Never awaited; a lost event is harmless. The server ignores a form it does not know. */
export function reportEvent(form: AnalyticsForm | string, event: BrowserEvent): void {
  const body = new URLSearchParams({ form, event, [formMeta.tab]: tabId() });
  navigator.sendBeacon?.("/form-events", body);
}

/** Once per form and tab (public specification, section 4); enforced by the server too. */
export function reportOnce(form: AnalyticsForm | string, event: BrowserEvent): void {
  const key = `reported:${form}:${event}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
  } catch {
    return;
  }
  reportEvent(form, event);
}

/** Counts views and starts of the page's forms, and sends the tab's id with each post. */
export function trackForms(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-views]")) {
    reportEvent(dataset.views ?? "", "view");
    reportOnce(dataset.views ?? "", "unique_view");
  }
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-tracked]") : null;
    // `data-started`: restored from a draft, already counted.
    if (!form || form.dataset.started !== undefined) return;
    form.dataset.started = "";
    reportEvent(form.dataset.tracked ?? "", "start");
  });
  document.addEventListener("formdata", ({ formData }) => {
    if (formData.has(formMeta.tab)) formData.set(formMeta.tab, tabId());
  });
}
