import "@remix-run/server-runtime";

// Tells Remix's types about `v3_singleFetch` in remix.config.js: loaders' data keeps its types on the way to the page.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
