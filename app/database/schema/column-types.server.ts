import type { ColumnType, Generated } from "kysely";

/** ISO 8601 in UTC with milliseconds, as `new Date().toISOString()` writes it. */
export type Timestamp = string;
/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1;
/** Set on insert, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;
/** From 1, incremented with each change; for optimistic locking. */
export type RowVersion = Generated<number>;
/** Assigned by a trigger in the order of arrival; the search index identifies rows by it. */
export type RowNumber = ColumnType<number, number | undefined, never>;

/** A name without accents where it has any; triggers set it. */
export type SortName = ColumnType<string | null, never, never>;
