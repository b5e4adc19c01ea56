import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { flush } from "~/database/copy-database.server";
import { formatCount } from "~/lib/numbers";

/** Passes chunks on and hashes them. */
function hashing() {
  const hash = createHash("sha256");
  async function* pass(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { pass, digest: () => hash.digest("hex") };
}

const newFile = (path: string) => createWriteStream(path, { flags: "wx", mode: 0o600 });

/** @returns SHA-256 of what was compressed */
export async function compressFile(from: string, to: string): Promise<string> {
  const { pass, digest } = hashing();
  await pipeline(createReadStream(from), pass, createGzip(), newFile(to));
  flush(to);
  return digest();
}

/** Ends what is longer: a short file can unpack to more than a disk holds. */
async function* limited(chunks: AsyncIterable<Uint8Array>, mostBytes: number) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`it unpacks to more than ${formatCount(mostBytes)} bytes`);
    yield chunk;
  }
}

/** @param to nowhere unless given @returns SHA-256 of what comes out @throws when it is damaged */
export async function unpackFile(
  from: string,
  to?: string,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<string> {
  const { pass, digest } = hashing();
  const limit = (chunks: AsyncIterable<Uint8Array>) => limited(chunks, mostBytes);
  const target = to ? newFile(to) : new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(from), createGunzip(), limit, pass, target);
  if (to) flush(to);
  return digest();
}
