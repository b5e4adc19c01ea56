import { createRequire } from "node:module";

function findLitestream(): string {
  try {
    const program = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`;
    return createRequire(import.meta.url).resolve(program);
  } catch {
    return "";
  }
}

/** Its program, 0.3.13, from npm. Empty where npm has none for the machine: tests that need it are left out there. */
export const litestreamPath = findLitestream();
