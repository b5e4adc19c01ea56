import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { formPaths } from "~/content/addresses";
import { pagePathOf } from "~/server/remix-internals.server";

/** A form is accepted no sooner than this after its page was first asked for from the same address. */
export const MINIMUM_SUBMIT_MS = 2000;
/** How long an opened page is remembered; long enough for a slow reader, short enough to stay small. */
const REMEMBER_MS = 60 * 60 * 1000;
/** With keys of `KEY_LENGTH` characters some 3 MB, whatever is asked for. */
const MAX_ENTRIES = 20_000;
const KEY_LENGTH = 22;
/** Above this many answers held back at once, holding would cost more than it hinders. */
const MAX_WAITING = 500;

const withForms: ReadonlySet<string> = new Set(formPaths);

/** What a page of an address block is known by; undefined for a page without forms. Routes match in any letter case. */
function keyOf(block: string, path: string): string | undefined {
  const page = path.length > 1 ? path.toLowerCase().replace(/\/$/, "") : path;
  if (!withForms.has(page)) return undefined;
  return createHash("sha256").update(`${block} ${page}`).digest("base64url").slice(0, KEY_LENGTH);
}

/**
 * The minimum time between opening a form's page and sending it, for visitors with and without script.
 *
 * Nobody is refused: a post that comes sooner waits out the rest. A person who fills a form in by autofill or a
 * password manager sees the button busy for a moment; a program that posts without having opened the page waits
 * the whole time at each new address. Pages carry no token for it, so they stay the same for everybody.
 */
export class SubmitDelay {
  readonly #openedAt = new Map<string, number>();
  readonly #minimumMs: number;
  #held = 0;

  constructor(minimumMs: number = MINIMUM_SUBMIT_MS) {
    this.#minimumMs = minimumMs;
  }

  /** How much is remembered: entries, and the characters of their keys. */
  get size(): { entries: number; characters: number } {
    return { entries: this.#openedAt.size, characters: [...this.#openedAt.keys()].join("").length };
  }

  /** Remembers that an address block asked for a page with forms; only the first time within the hour counts. */
  recordPageView(block: string, path: string, now: number = Date.now()): void {
    const key = keyOf(block, path);
    if (key === undefined) return;
    const known = this.#openedAt.get(key);
    if (known !== undefined && now - known < REMEMBER_MS) return;
    this.#openedAt.delete(key);
    this.#openedAt.set(key, now);
    const oldest = this.#openedAt.keys().next();
    if (this.#openedAt.size > MAX_ENTRIES && !oldest.done) this.#openedAt.delete(oldest.value);
  }

  /** Remembers a request by its target: with script on, Remix asks for `/contact.data` instead of `/contact`. */
  recordRequest(block: string, target: string): void {
    this.recordPageView(block, pagePathOf(target));
  }

  /** Milliseconds a post has to wait; counts the post itself as opening the page. */
  remaining(block: string, path: string, now: number = Date.now()): number {
    this.recordPageView(block, path, now);
    const key = keyOf(block, path);
    const opened = key === undefined ? now : (this.#openedAt.get(key) ?? now);
    return Math.max(0, this.#minimumMs - (now - opened));
  }

  /** Waits until the minimum time is over. */
  async wait(block: string, path: string): Promise<void> {
    const ms = this.remaining(block, path);
    if (ms === 0 || this.#held >= MAX_WAITING) return;
    this.#held += 1;
    try {
      await wait(ms);
    } finally {
      this.#held -= 1;
    }
  }
}

/** The running server's memory of opened pages. Lost at a restart, which costs a visitor two seconds at most. */
export const submitDelay = new SubmitDelay();
