import { formMeta } from "~/kits/forms/form-result";
import { reportEvent, reportOnce, tabId } from "./report-event";

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
