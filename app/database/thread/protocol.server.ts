import SQLite from "better-sqlite3";
import { CompiledQuery, type QueryResult, SelectQueryNode } from "kysely";

export interface ThreadOptions {
  path: string;
  readOnly: boolean;
}

/** A Kysely query without its syntax tree. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  isSelect: boolean;
}

/** `connection`: a number that the caller chooses. `next`: more rows of the connection's one stream. */
export type Operation =
  | { kind: "execute"; connection: number; statement: Statement }
  | { kind: "next"; connection: number; statement: Statement; limit: number }
  | { kind: "begin" | "commit" | "rollback" | "return" | "release"; connection: number }
  | { kind: "close" };

export interface ThreadRequest {
  id: number;
  operation: Operation;
}

export interface ThreadAnswer {
  id: number;
  /** The rows have the type that the caller of Kysely names. */
  result: QueryResult<never>;
  error?: unknown;
}

export function toStatement({ sql, parameters, query }: CompiledQuery): Statement {
  return { sql, parameters, isSelect: query.kind === "SelectQueryNode" };
}

export function toQuery({ sql, parameters, isSelect }: Statement): CompiledQuery {
  const query = CompiledQuery.raw(sql, [...parameters]);
  return isSelect ? { ...query, query: SelectQueryNode.create() } : query;
}

/** The copy of an error in another thread has neither the class nor the code of SQLite's. */
export function toSentError(error: unknown): unknown {
  return error instanceof SQLite.SqliteError ? { sqlite: [error.message, error.code] } : error;
}

const isSqliteError = (sent: unknown): sent is { sqlite: [message: string, code: string] } =>
  typeof sent === "object" && sent !== null && "sqlite" in sent;

export function fromSentError(sent: unknown): unknown {
  return isSqliteError(sent) ? new SQLite.SqliteError(...sent.sqlite) : sent;
}
