import type { IncomingMessage } from "node:http";
import { type GroupCommit, groupCommit } from "~/database/group-commit.server";
import type { Database } from "~/database/open-database.server";
import { isFrameworkPath } from "~/http/framework-addresses.server";
import { logger } from "~/lib/logger.server";
import { keyedHash } from "~/lib/secrets.server";
import { clientIpBlock } from "../client-ip.server";
import { addUnlimitedHits, countRefusal, readHits, secondsUntilFree, windowsAt } from "./rate-limit.server";
import { rateLimitRules } from "./rate-limit-rules";

type RequestClass = Extract<
  keyof typeof rateLimitRules,
  "searches" | "exports" | "personalPages" | "otherReads" | "otherWrites"
>;

/** These cost next to nothing, or have a limit of their own. Files of the build come from memory and are not asked about. */
const FREE = /^\/(?:healthz|readyz|metrics|form-events)$/;
const EXPORT = /\.csv(?:\.data)?$/;
const PERSONAL = /^\/(?:es\/)?(?:your-data|newsletter\/(?:confirm|preferences|unsubscribe))(?:[/.]|$)/;
const STAFF = /^\/admin(?:[/.]|$)/;

/** @returns undefined for a request that is not counted */
export function requestClassOf(method: string, target: string): RequestClass | undefined {
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  if (FREE.test(path)) return undefined;
  if (method !== "GET" && method !== "HEAD") return "otherWrites";
  if (EXPORT.test(path)) return "exports";
  if (PERSONAL.test(path)) return "personalPages";
  if (STAFF.test(path)) return "otherReads";
  return query >= 0 || isFrameworkPath(path) ? "searches" : "otherReads";
}

interface Counter {
  requestClass: RequestClass;
  block: string;
  windowStart: string;
  previousStart: string;
  current: number;
  previous: number;
  /** Hits of the current window that are not in the database yet. */
  unwritten: number;
  /** What the database had before has been added. */
  isMerged: boolean;
}

interface RequestLimitsOptions {
  db: Database;
  env: { SESSION_SECRET: string; CLIENT_ADDRESS_HEADER?: string | undefined };
}

/** Up to this share of a limit an IP address is counted in memory only: almost every visitor. */
const UNWRITTEN_SHARE = 0.1;
const FLUSH_MS = 2000;
/** Some 4 MB. */
const MAX_COUNTERS = 20_000;

/**
 * Limits requests that no store answers, by class and IP address. Counts in memory, for the answer may not wait; what is
 * more than a visitor's ordinary use is written in groups, so that a restart or a second process does not begin again at
 * zero.
 */
export class RequestLimits {
  readonly #env: RequestLimitsOptions["env"];
  readonly #counters = new Map<string, Counter>();
  readonly #waiting = new Set<Counter>();
  readonly #group: GroupCommit;

  constructor({ db, env }: RequestLimitsOptions) {
    this.#env = env;
    this.#group = groupCommit(db, { afterMs: FLUSH_MS });
  }

  get size(): number {
    return this.#counters.size;
  }

  /** Counts a request. @returns undefined, or in how many seconds to come again, when it is over the limit */
  check(request: IncomingMessage, now: Date): number | undefined {
    const requestClass = requestClassOf(request.method ?? "", request.url ?? "");
    if (requestClass === undefined) return undefined;
    const { block, isPublic } = clientIpBlock(request, this.#env.CLIENT_ADDRESS_HEADER);
    if (!isPublic) return undefined;
    const rule = rateLimitRules[requestClass];
    const { previousShare, elapsedMs, ...window } = windowsAt(rule.windowSeconds, now);
    const counter = this.#counter(requestClass, block, window);
    const { current, previous } = counter;
    if (current + 1 + previous * previousShare > rule.limit) {
      countRefusal(`requests:${requestClass}`);
      return secondsUntilFree(rule, { current, previous, elapsedMs });
    }
    counter.current += 1;
    counter.unwritten += 1;
    if (counter.current > rule.limit * UNWRITTEN_SHARE) this.#writeSoon(counter);
    return undefined;
  }

  /** Resolves when all that is counted so far and has to be written is written. */
  flush(): Promise<void> {
    return this.#group.flush();
  }

  #counter(
    requestClass: RequestClass,
    block: string,
    { windowStart, previousStart }: Pick<Counter, "windowStart" | "previousStart">,
  ): Counter {
    const name = `${requestClass} ${block}`;
    const known = this.#counters.get(name);
    if (known?.windowStart === windowStart) return known;
    const previous = known?.windowStart === previousStart ? known.current : 0;
    const isMerged = known?.windowStart === previousStart && known.isMerged;
    const window = { windowStart, previousStart };
    const counter = { requestClass, block, ...window, current: 0, previous, unwritten: 0, isMerged };
    this.#counters.delete(name);
    this.#counters.set(name, counter);
    const oldest = this.#counters.keys().next();
    if (this.#counters.size > MAX_COUNTERS && !oldest.done) this.#counters.delete(oldest.value);
    return counter;
  }

  #writeSoon(counter: Counter): void {
    const isDue = this.#waiting.size > 0;
    this.#waiting.add(counter);
    if (isDue) return;
    this.#group
      .commit((trx) => this.#write(trx))
      .catch((error: unknown) => logger.error("requests not counted", { error }));
  }

  async #write(trx: Database): Promise<void> {
    const counters = [...this.#waiting];
    this.#waiting.clear();
    for (const counter of counters) {
      const { requestClass, block, windowStart, previousStart, unwritten } = counter;
      const key = `requests:${requestClass}:${keyedHash(this.#env.SESSION_SECRET, "address", block)}`;
      const total = await addUnlimitedHits(trx, { key, windowStart, hits: unwritten });
      counter.unwritten -= unwritten;
      // Those of other processes, and of this one before it was restarted.
      counter.current = Math.max(counter.current, total + counter.unwritten);
      if (counter.isMerged) continue;
      counter.previous = Math.max(counter.previous, await readHits(trx, { key, windowStart: previousStart }));
      counter.isMerged = true;
    }
  }
}
