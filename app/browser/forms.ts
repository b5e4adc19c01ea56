import { formMeta } from "~/kits/forms/form-result";
import { followLeaving } from "./leave-page";
import { reportEvent, reportOnce, tabId } from "./report-event";
import { sendForms } from "./send-form";

const SHOWN_MS = 500;

/** Once the page has been shown, or when it is left before: no connection is taken from what it loads to be shown. */
function afterShown(work: () => void): void {
  const timer = setTimeout(workOnce, SHOWN_MS);
  addEventListener("pagehide", workOnce);
  function workOnce() {
    clearTimeout(timer);
    removeEventListener("pagehide", workOnce);
    work();
  }
}

/** Counts views and starts of the page's forms, and sends the tab's id with each post. */
function trackForms(): void {
  const viewed = [...document.querySelectorAll<HTMLElement>("[data-views]")];
  afterShown(() => {
    for (const { dataset } of viewed) {
      reportEvent(dataset.views ?? "", "view");
      reportOnce(dataset.views ?? "", "unique_view");
    }
  });
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

trackForms();
sendForms();
followLeaving();
