import { type RefObject, useEffect } from "react";

/** Values by input name. */
type Draft = Record<string, string>;

const isDraft = (data: unknown): data is Draft =>
  typeof data === "object" &&
  data !== null &&
  Object.values(data).every((value) => typeof value === "string");

function read(key: string): Draft {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return isDraft(data) ? data : {};
  } catch {
    return {};
  }
}

/** For when the server has the text. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage switched off: there is no draft either.
  }
}

function inputs(container: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea"),
  ];
}

/**
 * Saves what is typed in this tab until the server has it, so that neither a lost connection nor a session that ended
 * meanwhile takes it away: signing in leads back to the form, and what was typed is in it again.
 *
 * @param container around the form's inputs
 * @param key of this user's text, so that another user of the same computer does not get it
 * @param restore false for a form that shows what was just typed already
 */
export function useDraftStorage(container: RefObject<HTMLElement>, key: string, restore: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const draft = restore ? read(key) : {};
    for (const input of inputs(element)) {
      const value = draft[input.name];
      if (value !== undefined) input.value = value;
    }
    const save = () => {
      const typed = Object.fromEntries(inputs(element).map(({ name, value }) => [name, value]));
      try {
        sessionStorage.setItem(key, JSON.stringify(typed satisfies Draft));
      } catch {
        // Storage switched off or full: the form itself still holds the text.
      }
    };
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [container, key, restore]);
}
