/**
 * What is being typed, in the browser tab until it is sent: a reload, a link or a session that ends loses nothing. Where
 * storage is full or switched off the form itself holds it, as long as the page is open.
 */
export function saveDraft(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // There is no draft then.
  }
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no draft either.
  }
}

/** What the tab searched for, until it is closed or its session is signed out. */
export const RECENT_SEARCHES = "recent searches";
