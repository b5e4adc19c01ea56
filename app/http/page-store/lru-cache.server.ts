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
