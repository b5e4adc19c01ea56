/** More work was asked for than may run and wait; none of it was begun. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/** Runs a few operations at once, lets a few more wait in order, and rejects the rest. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /** @throws TooBusy when as many wait already as may */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length < this.#mayWait)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else throw new TooBusy();
    try {
      return await work();
    } finally {
      // Whoever waited longest takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
