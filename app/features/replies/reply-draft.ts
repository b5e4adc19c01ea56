/** What is being typed, in the browser tab until it is sent: a session that ends or a link loses nothing. */

const keyOf = (record: string) => `reply to ${record}`;

export function saveDraft(record: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(record), text);
  } catch {
    // Full or switched off.
  }
}

export function readDraft(record: string): string {
  try {
    return sessionStorage.getItem(keyOf(record)) ?? "";
  } catch {
    return "";
  }
}

export function clearDraft(record: string): void {
  try {
    sessionStorage.removeItem(keyOf(record));
  } catch {
    // Switched off.
  }
}
