const list = new Intl.ListFormat("en", { type: "disjunction" });

/** "a, b, or c" */
export const orList = (texts: readonly string[]): string => list.format(texts);
