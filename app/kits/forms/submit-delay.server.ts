import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { formPaths } from "~/content/addresses";

const MINIMUM_SUBMIT_MS = 2000;
const REMEMBER_MS = 60 * 60 * 1000;
/** Some 3 MB with keys of `KEY_LENGTH` characters. */
const MAX_ENTRIES = 20_000;
const KEY_LENGTH = 22;
/** Above this many delayed responses at once, delaying costs more than it hinders. */
const MAX_WAITING = 500;

const withForms: ReadonlySet<string> = new Set(formPaths);

/** @returns undefined when it has no form */
function formPageOf(path: string): string | undefined {
  const page = path.length > 1 ? path.toLowerCase().replace(/\/$/, "") : path;
  return withForms.has(page) ? page : undefined;
}

function keyOf(block: string, path: string): string | undefined {
  const page = formPageOf(path);
  if (page === undefined) return undefined;
  return hash("sha256", `${block} ${page}`, "base64url").slice(0, KEY_LENGTH);
}

/**
 * Minimum submit time between opening a form's page and sending it, with and without script. An early post is delayed,
 * not rejected: autofill costs a person a moment, and a program waits the whole time at each new IP address. Pages
 * carry no token for it, so they are the same for every visitor.
 */
export class SubmitDelay {
  readonly #openedAt = new Map<string, number>();
  readonly #minimumMs: number;
  #held = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(minimumMs: number = MINIMUM_SUBMIT_MS) {
    this.#minimumMs = minimumMs;
  }

  get size(): { entries: number; characters: number } {
    return { entries: this.#openedAt.size, characters: [...this.#openedAt.keys()].join("").length };
  }

  /** Only the first view within the hour counts. */
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

  recordRequest(target: string, block: () => string): void {
    const path = target.split("?")[0] ?? "";
    if (formPageOf(path) !== undefined) this.recordPageView(block(), path);
  }

  /** In milliseconds; also records a page view. */
  remaining(block: string, path: string, now: number = Date.now()): number {
    this.recordPageView(block, path, now);
    const key = keyOf(block, path);
    const opened = key === undefined ? now : (this.#openedAt.get(key) ?? now);
    return Math.max(0, this.#minimumMs - (now - opened));
  }

  /** Posts held by the same delay would all go on at once, and nothing else, such as a sign of life, before the last. */
  #nextTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return this.#turn;
  }

  /** @returns whether the post came early */
  async wait(block: string, path: string): Promise<boolean> {
    const ms = this.remaining(block, path);
    if (ms === 0 || this.#held >= MAX_WAITING) return ms > 0;
    this.#held += 1;
    try {
      await wait(ms);
      await this.#nextTurn();
    } finally {
      this.#held -= 1;
    }
    return true;
  }
}

/** A restart loses it, which costs a visitor two seconds at most. */
export const submitDelay = new SubmitDelay();
