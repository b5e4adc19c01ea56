import { logger } from "~/lib/logger.server";
import type { Encoding } from "./accept-encoding.server";
import { LruCache } from "./lru-cache.server";
import type { StoredResponse } from "./stored-response.server";

/** An entry that is asked for after this time is worth the strongest compression. */
const SETTLED_MS = 1_000;

interface Entry {
  /** What the response depends on. */
  stamp: string;
  /** Undefined: it may not be stored. */
  response: StoredResponse | undefined;
  readonly bytes: number;
}

/** Undefined, or rejected: the response may not be stored. The latter holds for this once. */
type Loading = Promise<StoredResponse | undefined>;

export class ResponseStore {
  readonly #entries: LruCache<Entry>;
  readonly #loading = new Map<string, { stamp: string; response: Loading }>();
  readonly #beingCompressed = new WeakMap<StoredResponse, Set<Encoding>>();
  /** One at a time: the strongest level takes a thread for a tenth of a second. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(maxBytes: number) {
    this.#entries = new LruCache(maxBytes);
  }

  /** @returns undefined when there is no entry of this stamp, which therefore may have to be loaded */
  find(key: string, stamp: string): { response: StoredResponse | undefined } | undefined {
    const entry = this.#entries.get(key);
    return entry?.stamp === stamp ? entry : undefined;
  }

  /**
   * One load however many ask. A request joins a load only of its own stamp: another one may have begun before a change
   * that this request must see. @param stamp read before this call
   */
  load(key: string, stamp: string, load: () => Loading): Loading {
    const underWay = this.#loading.get(key);
    if (underWay?.stamp === stamp) return underWay.response;
    const own = { stamp, response: load() };
    this.#loading.set(key, own);
    const isLatest = () => this.#loading.get(key) === own;
    own.response.then(
      (response) => {
        if (!isLatest()) return;
        this.#loading.delete(key);
        this.#entries.set(key, entryOf(stamp, response));
      },
      () => void (isLatest() && this.#loading.delete(key)),
    );
    return own.response;
  }

  /** In the background, once the response has proved to last. */
  compressFurther(key: string, response: StoredResponse, encoding: Encoding, now: number): void {
    if (now - response.createdAt < SETTLED_MS) return;
    const encodings = this.#beingCompressed.get(response) ?? new Set();
    if (encodings.has(encoding)) return;
    this.#beingCompressed.set(response, encodings.add(encoding));
    this.#queue = this.#queue
      .then(() => response.compressed(encoding, "strongest"))
      .then(
        () => this.resized(key),
        (error) => logger.warn("response not compressed further", { key, error: String(error) }),
      );
  }

  /** After a response was compressed. */
  resized(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.resized(key, entry);
  }
}

function entryOf(stamp: string, response: StoredResponse | undefined): Entry {
  return {
    stamp,
    response,
    get bytes() {
      return 2 * stamp.length + (response?.bytes ?? 0);
    },
  };
}
