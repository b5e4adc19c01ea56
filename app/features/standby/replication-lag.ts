/** In the write-ahead logs that Litestream counts. */
export interface Position {
  index: number;
  offset: number;
}

export interface Figures {
  /** What Litestream has read of the database. */
  read: Position;
  /** What the store has of it. */
  sent: Position;
  /** Reads that failed so far. */
  errors: number;
}

const compare = (a: Position, b: Position) => a.index - b.index || a.offset - b.offset;

/** Prometheus' text of Litestream 0.3. @throws where a figure is missing */
export function parseFigures(text: string): Omit<Figures, "read"> {
  const figure = (name: string) => {
    const [, digits] = new RegExp(`^litestream_${name}\\{[^}]*\\} (\\S+)$`, "m").exec(text) ?? [];
    if (digits === undefined) throw new Error(`Litestream gives no litestream_${name}`);
    return Number(digits);
  };
  return {
    sent: { index: figure("replica_wal_index"), offset: figure("replica_wal_offset") },
    errors: figure("sync_error_count"),
  };
}

/**
 * How far the store is behind, by looks that come again and again: while people write, something is always on its way, so
 * what one look has found on its way is watched until it has arrived.
 */
export class ReplicationLag {
  #upToMs: number;
  #waiting: { sinceMs: number; position: Position } | undefined;
  #errors = 0;

  constructor(startMs: number) {
    this.#upToMs = startMs;
  }

  note({ read, sent, errors }: Figures, nowMs: number): void {
    const failed = errors > this.#errors;
    this.#errors = errors;
    // What cannot be read may have more.
    if (failed) return;
    const ahead = compare(read, sent);
    if (ahead === 0) {
      this.#upToMs = nowMs;
      this.#waiting = undefined;
      return;
    }
    // Litestream begins anew at 0 after it has lost its place; what was sent is of the time before.
    if (this.#waiting && compare(this.#waiting.position, read) > 0) this.#waiting = undefined;
    if (ahead > 0 && this.#waiting && compare(sent, this.#waiting.position) >= 0) {
      this.#upToMs = this.#waiting.sinceMs;
      this.#waiting = undefined;
    }
    this.#waiting ??= { sinceMs: nowMs, position: read };
  }

  ms(nowMs: number): number {
    return Math.max(0, nowMs - this.#upToMs);
  }
}
