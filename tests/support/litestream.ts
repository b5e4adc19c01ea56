import { createRequire } from "node:module";

/** Its program, of the line 0.3.13, from npm. */
export const litestreamPath: string = createRequire(import.meta.url).resolve(
  `@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
);
