export const pager = { previous: "Previous", next: "Next", page: "Page" } satisfies Record<string, string>;

export function listTitle(title: string, filters: readonly string[], number: number): string {
  const searched = filters.length > 0 ? `${title}: ${filters.join(", ")}` : title;
  return number > 1 ? `${searched}, page ${number}` : searched;
}
