/** Named by the words that a key begins with, such as "login:account": a key can go on with a hash or an address. */
const RULE = /^[a-z_]+(?::[a-z_]+)?(?=:|$)/i;

const counts = new Map<string, number>();

/** @param key of a rate limit */
export function countRefusal(key: string): void {
  const rule = RULE.exec(key)?.[0] ?? "other";
  counts.set(rule, (counts.get(rule) ?? 0) + 1);
}

/** How often each rule has refused since this process began. */
export const refusals: ReadonlyMap<string, number> = counts;
