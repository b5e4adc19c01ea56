/** Words of the numbered pager under long lists. */
export const pager = { previous: "Previous", next: "Next", page: "Page" } satisfies Record<string, string>;

/** The title of a part of a list: "News, page 2", "News: rent", "News: rent, CNBC, page 2". */
export function listTitle(title: string, filters: readonly string[], number: number): string {
  const searched = filters.length > 0 ? `${title}: ${filters.join(", ")}` : title;
  return number > 1 ? `${searched}, page ${number}` : searched;
}
