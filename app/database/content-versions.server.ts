import SQLite from "better-sqlite3";
import { logger } from "~/lib/logger.server";
import type { Row } from "./schema/schema.server";

let failedReads = 0;

/** For data that is shown as empty when it cannot be read: a page that was rendered meanwhile must not be stored. */
export function logFailedRead(what: string, error: unknown): void {
  failedReads += 1;
  logger.error(`${what} not read`, { error });
}

/** Counts those of this process since its start. */
const countFailedReads = (): number => failedReads;

/** What pages show that can change while the server runs. `failedReads` is this process's alone. */
export type Subject = Exclude<keyof Row<"content_versions">, "id"> | "failedReads";

/** A number for each subject, which is another one after each change. */
export type Versions = Readonly<Record<Subject, number>>;

export interface ContentVersions {
  /** As of the last commit of any process; undefined when they cannot be read, and then nothing stored may be used. */
  read(): Versions | undefined;
  close(): void;
}

const REOPEN_MS = 1000;

type Stored = Omit<Versions, "failedReads">;

function open(path: string) {
  const connection = new SQLite(path, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const statement = connection.prepare<[], Stored>(
      "select articles, resources, survey, newsletter from content_versions",
    );
    return { connection, statement };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Reads on a connection of its own, synchronously, in a few microseconds (docs/decisions/stored-pages.md). Never throws.
 */
export function openVersions(path: string): ContentVersions {
  let opened: ReturnType<typeof open> | undefined;
  let openAfter = 0;
  const close = () => {
    opened?.connection.close();
    opened = undefined;
  };
  return {
    read() {
      try {
        if (!opened && Date.now() < openAfter) return undefined;
        opened ??= open(path);
        const stored = opened.statement.get();
        return stored && { ...stored, failedReads: countFailedReads() };
      } catch (error) {
        close();
        openAfter = Date.now() + REOPEN_MS;
        logger.warn("content versions not read", { error });
        return undefined;
      }
    },
    close,
  };
}
