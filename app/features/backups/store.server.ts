import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { BackupStoreSettings } from "~/server/backup-settings.server";
import { Bucket, type BucketOptions } from "./bucket.server";
import type { Backup, LocalBackup } from "./local-backups.server";
import { backupFiles, type Manifest, parseManifest, timeOfBackup } from "./manifest.server";

/** The largest object that one request sends or fetches; what is larger goes in parts. */
const PART_BYTES = 8 * 2 ** 20;

interface UploadedPart {
  partNumber: number;
  etag: string;
}

export interface Store {
  /** Whole ones, the newest first. */
  list(): Promise<Backup[]>;
  readManifest(name: string): Promise<Manifest>;
  /** The manifest last, when the database was read back and is what was sent. */
  upload(backup: LocalBackup): Promise<void>;
  /** @param folder exists; it gets the files of the backup but for its manifest */
  download(name: string, manifest: Manifest, folder: string): Promise<void>;
  delete(name: string): Promise<void>;
  /** Lists, writes, reads and deletes, as backups do. @throws what the store refused */
  tryOut(): Promise<void>;
}

interface StoreOptions extends Pick<BucketOptions, "pausesMs"> {
  partBytes?: number;
}

class S3Store implements Store {
  readonly #bucket: Bucket;
  readonly #partBytes: number;

  constructor(bucket: Bucket, partBytes: number) {
    this.#bucket = bucket;
    this.#partBytes = partBytes;
  }

  #key(name: string, file: string): string {
    return this.#bucket.key(`${name}/${file}`);
  }

  async list(): Promise<Backup[]> {
    const names = (await this.#bucket.keys("backup-")).flatMap((key) => {
      const [name = "", file, ...rest] = key.split("/");
      return file === backupFiles.manifest && rest.length === 0 ? [name] : [];
    });
    return names
      .sort()
      .reverse()
      .flatMap((name) => {
        const time = timeOfBackup(name);
        return time ? [{ name, time }] : [];
      });
  }

  async readManifest(name: string): Promise<Manifest> {
    const text = await this.#bucket.read(`${name}/${backupFiles.manifest}`);
    if (text === null) throw new Error(`The store ${this.#bucket.url} has no backup ${name}.`);
    return parseManifest(text);
  }

  async upload({ name, folder, manifest }: LocalBackup): Promise<void> {
    await this.#put(join(folder, backupFiles.database), this.#key(name, backupFiles.database));
    await this.#put(join(folder, backupFiles.secret), this.#key(name, backupFiles.secret));
    await this.#compare(join(folder, backupFiles.database), name, manifest);
    await this.#put(join(folder, backupFiles.manifest), this.#key(name, backupFiles.manifest));
  }

  async #put(path: string, key: string): Promise<void> {
    const partBytes = this.#partBytes;
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const readPart = async (start: number) => {
        const { buffer, bytesRead } = await file.read(
          Buffer.alloc(Math.min(partBytes, size - start)),
          0,
          null,
          start,
        );
        return buffer.subarray(0, bytesRead);
      };
      if (size <= partBytes) {
        const body = await readPart(0);
        await this.#bucket.request(() => this.#bucket.client.putObject(key, body));
        return;
      }
      const id = await this.#bucket.request(() => this.#bucket.client.getMultipartUploadId(key));
      try {
        const parts: UploadedPart[] = [];
        for (let start = 0; start < size; start += partBytes) {
          const body = await readPart(start);
          const number = parts.length + 1;
          parts.push(await this.#bucket.request(() => this.#bucket.client.uploadPart(key, id, body, number)));
        }
        await this.#bucket.request(() => this.#bucket.client.completeMultipartUpload(key, id, parts));
      } catch (error) {
        // The store's own rule deletes what stays.
        await this.#bucket.client.abortMultipartUpload(key, id).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  /** In parts, so that neither memory nor the time of a request grows with the file. */
  async *#read(key: string, size: number): AsyncGenerator<Buffer> {
    for (let start = 0; start < size; start += this.#partBytes) {
      const end = Math.min(start + this.#partBytes, size);
      const part = await this.#bucket.request(async () => {
        const response = await this.#bucket.client.getObjectRaw(key, false, start, end);
        const bytes = Buffer.from(await response.arrayBuffer());
        if (bytes.length !== end - start) throw new Error("it sent fewer bytes than it stored");
        return bytes;
      });
      yield part;
    }
  }

  async #compare(path: string, name: string, manifest: Manifest): Promise<void> {
    const file = await open(path);
    try {
      let position = 0;
      for await (const part of this.#read(this.#key(name, backupFiles.database), manifest.compressed_bytes)) {
        const { buffer } = await file.read(Buffer.alloc(part.length), 0, part.length, position);
        if (!buffer.equals(part)) {
          throw new Error(`The store ${this.#bucket.url} failed: what it stored is not what was sent`);
        }
        position += part.length;
      }
    } finally {
      await file.close();
    }
  }

  async download(name: string, manifest: Manifest, folder: string): Promise<void> {
    const file = await open(join(folder, backupFiles.database), "wx", 0o600);
    try {
      const key = this.#key(name, backupFiles.database);
      for await (const part of this.#read(key, manifest.compressed_bytes)) await file.write(part);
    } finally {
      await file.close();
    }
    const secret = await this.#bucket.read(`${name}/${backupFiles.secret}`);
    const secretFile = await open(join(folder, backupFiles.secret), "wx", 0o600);
    try {
      await secretFile.write(secret ?? "");
    } finally {
      await secretFile.close();
    }
  }

  /** Begins with the manifest, as in the folder. */
  async delete(name: string): Promise<void> {
    if (!timeOfBackup(name)) return;
    for (const file of [backupFiles.manifest, backupFiles.database, backupFiles.secret]) {
      await this.#bucket.request(() => this.#bucket.client.deleteObject(this.#key(name, file)));
    }
  }

  async tryOut(): Promise<void> {
    await this.#bucket.keys("backup-");
    const text = randomUUID();
    const key = this.#bucket.key(`try-${text}`);
    await this.#bucket.request(() => this.#bucket.client.putObject(key, text));
    const stored = await this.#bucket.read(`try-${text}`);
    await this.#bucket.request(() => this.#bucket.client.deleteObject(key));
    if (stored !== text)
      throw new Error(`The store ${this.#bucket.url} failed: what it stored is not what was sent`);
  }
}

export function openStore(
  settings: BackupStoreSettings,
  { pausesMs, partBytes = PART_BYTES }: StoreOptions = {},
): Store {
  return new S3Store(new Bucket(settings, pausesMs && { pausesMs }), partBytes);
}
