/** Words of the numbered pager under long lists. */
export const pager = { previous: "Previous", next: "Next", page: "Page" } satisfies Record<string, string>;
