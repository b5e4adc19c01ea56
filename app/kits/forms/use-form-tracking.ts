import { type RefObject, useEffect, useRef } from "react";
import type { AnalyticsEvent, AnalyticsForm } from "~/server/schema.server";
import type { FormDefinition } from "./define-form";
import { formMeta } from "./form-result";

/** Completions and errors are counted by the server. */
export type BrowserEvent = Extract<AnalyticsEvent, "view" | "unique_view" | "start" | "partial_complete">;

const TAB_KEY = "tab-session";

/** Undefined where storage is switched off. */
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

/** Never awaited; a lost event is harmless. */
export function reportEvent(form: AnalyticsForm, event: BrowserEvent): void {
  const body = new URLSearchParams({ form, event, [formMeta.tab]: tabId() ?? "" });
  navigator.sendBeacon?.("/form-events", body);
}

/** Once per form and tab (public specification, section 4); enforced by the server too. */
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

/** Counts a form start; no-op for forms without analytics. */
export function useFormTracking(form: FormDefinition, element: RefObject<HTMLFormElement>): void {
  const { analytics } = form;
  // `data-started`: restored from a draft, already counted. After each render, since an accepted form is a new element.
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
