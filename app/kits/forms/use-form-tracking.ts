import { type RefObject, useEffect, useRef } from "react";
import type { AnalyticsEvent, AnalyticsForm } from "~/server/schema.server";
import type { FormDefinition } from "./define-form";
import { formMeta } from "./form-result";

/** What a browser may report; completions and errors are counted by the server itself. */
export type BrowserEvent = Extract<AnalyticsEvent, "view" | "unique_view" | "start" | "partial_complete">;

const TAB_KEY = "tab-session";

/** The tab's id, made when it is first needed and gone with the tab; undefined where storage is switched off. */
function tabId(): string | undefined {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Reports an event without waiting; a lost one does no harm. */
export function reportEvent(form: AnalyticsForm, event: BrowserEvent): void {
  const body = new URLSearchParams({ form, event, [formMeta.tab]: tabId() ?? "" });
  navigator.sendBeacon?.("/form-events", body);
}

/** Once per form per tab (public specification, section 4); the server makes sure of it as well. */
export function reportOnce(form: AnalyticsForm, event: BrowserEvent): void {
  const key = `reported:${form}:${event}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
  } catch {
    return;
  }
  reportEvent(form, event);
}

/** Counts a form start, and sends the tab's id along with it; nothing for a form that is not counted. */
export function useFormTracking(form: FormDefinition, element: RefObject<HTMLFormElement>): void {
  const { analytics } = form;
  // A form restored from its tab's draft says so by `data-started`: it was counted before.
  // After each render, because an accepted form is rendered anew as another element.
  const trackedForm = useRef<HTMLFormElement>();
  useEffect(() => {
    const current = element.current;
    if (!current || !analytics) return;
    const begin = () => {
      if (trackedForm.current !== current && current.dataset.started === undefined)
        reportEvent(analytics, "start");
      trackedForm.current = current;
    };
    const addTabId = (event: FormDataEvent) => event.formData.set(formMeta.tab, tabId() ?? "");
    current.addEventListener("input", begin);
    current.addEventListener("formdata", addTabId);
    return () => {
      current.removeEventListener("input", begin);
      current.removeEventListener("formdata", addTabId);
    };
  });
}
