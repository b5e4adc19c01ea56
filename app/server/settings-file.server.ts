import { readFileSync } from "node:fs";
import type * as z from "zod";

/**
 * A setting that is a file: JSON of the schema's shape.
 *
 * @param name of the variable that has the path
 * @throws an Error with the variable, the file and one line per invalid field
 */
export function readSettingsFile<Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(readJson(name, path));
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `${name} ${path}: ${issue.path.join(".") || "the file"} ${issue.message}`,
  );
  throw new Error(lines.join("\n"));
}

function readJson(name: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name} ${path} cannot be read: ${reason}`, { cause });
  }
}
