import "@remix-run/node";

declare module "@remix-run/node" {
  /** Loader and action data arrive as they were returned, not as JSON: the flag of remix.config.js, for the types. */
  interface Future {
    v3_singleFetch: true;
  }
}
