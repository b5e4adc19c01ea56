import { type RefObject, useEffect } from "react";

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
 * Saves the inputs in this tab, so that a lost connection or an expired session loses nothing.
 * @param key one per user of a shared computer @param restore false for a form that shows what was just typed
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
