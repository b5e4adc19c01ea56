import { setTimeout as sleep } from "node:timers/promises";
import { S3mini } from "s3mini";
import type { BackupStoreSettings } from "~/server/backup-settings.server";

/** A part at 0.5 Mbit/s. */
const REQUEST_MS = 150_000;
const PAUSES_MS = [1_000, 4_000];

export interface BucketOptions {
  /** How long it waits before a request that failed is sent again; what the store has refused is not. */
  pausesMs?: readonly number[];
  requestMs?: number;
}

export const statusOf = (error: unknown) =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = statusOf(error);
  if (status === 401 || status === 403) return `${error.message}: are the keys of the store right?`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** A bucket of the store, with the prefix of the settings before each key. */
export class Bucket {
  readonly client: S3mini;
  readonly #settings: BackupStoreSettings;
  readonly #pausesMs: readonly number[];

  constructor(
    settings: BackupStoreSettings,
    { pausesMs = PAUSES_MS, requestMs: requestAbortTimeout = REQUEST_MS }: BucketOptions = {},
  ) {
    const { url: endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings;
    this.#settings = settings;
    this.#pausesMs = pausesMs;
    this.client = new S3mini({ accessKeyId, secretAccessKey, endpoint, region, requestAbortTimeout });
  }

  get url(): string {
    return this.#settings.url;
  }

  key(name: string): string {
    return this.#settings.prefix + name;
  }

  /** @throws in words for an operator, with the store's error as the cause */
  async request<T>(send: () => Promise<T>): Promise<T> {
    for (const pause of [...this.#pausesMs, undefined]) {
      try {
        return await send();
      } catch (cause) {
        const status = statusOf(cause) ?? 500;
        if (pause === undefined || status < 500) {
          throw new Error(`The store ${this.url} failed: ${reasonOf(cause)}`, { cause });
        }
        await sleep(pause);
      }
    }
    throw new Error("unreachable");
  }

  /** Without the prefix of the settings. */
  async keys(start: string): Promise<string[]> {
    const objects = await this.request(() => this.client.listObjects("/", this.key(start)));
    if (!objects) throw new Error(`The store ${this.url} failed: there is no such bucket`);
    return objects.map(({ Key }) => Key.slice(this.#settings.prefix.length));
  }

  /** @returns null where there is no such object */
  read(name: string): Promise<string | null> {
    return this.request(() => this.client.getObject(this.key(name)));
  }
}
