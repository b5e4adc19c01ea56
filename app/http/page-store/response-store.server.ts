import { logger } from "~/lib/logger.server";
import type { Encoding, StoredResponse } from "./stored-response.server";

interface Sized {
  /** May grow: then call `resized`. */
  readonly bytes: number;
}

/** Least recently used out, bounded by bytes. */
export class LruCache<Value extends Sized> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#delete(key);
    const bytes = bytesOf(key, value);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#evict();
  }

  resized(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    const bytes = bytesOf(key, value);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#evict();
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(key);
    }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** A string has up to two bytes a character. */
const bytesOf = (key: string, { bytes }: Sized) => 2 * key.length + bytes;

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
