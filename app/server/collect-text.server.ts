import { Writable } from "node:stream";

/** What is written to it, as one text. */
export class TextCollector extends Writable {
  readonly #chunks: Uint8Array[] = [];

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
