import type { ColumnType } from "kysely";

/** ISO 8601 in UTC with milliseconds, as `new Date().toISOString()` writes it. */
export type Timestamp = string;
/** SQLite has no booleans: 0 or 1. */
export type Flag = 0 | 1;
/** Set on insert, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
