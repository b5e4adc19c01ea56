import type { BrowserEvent } from "~/database/schema/tracked-forms";
import { formMeta } from "~/kits/forms/form-result";

const TAB_KEY = "tab-session";

/** Global Privacy Control, or a program that steers the browser (WebDriver): nothing is counted. */
const isSilent =
  navigator.webdriver || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);

/** Empty where storage is switched off. */
export function tabId(): string {
  if (isSilent) return "";
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
export function reportEvent(form: string, event: BrowserEvent): void {
  if (isSilent) return;
  const body = new URLSearchParams({ form, event, [formMeta.tab]: tabId() });
  navigator.sendBeacon?.("/form-events", body);
}

/** Once per form and tab (public specification, section 4); enforced by the server too. */
export function reportOnce(form: string, event: BrowserEvent): void {
  if (isSilent) return;
  const key = `reported:${form}:${event}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
  } catch {
    return;
  }
  reportEvent(form, event);
}
