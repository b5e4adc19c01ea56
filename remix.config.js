/** @type {import('@remix-run/dev').AppConfig} */
export default {
  ignoredRouteFiles: ["**/.*", "**/*.test.{ts,tsx}"],
  serverModuleFormat: "esm",
  serverMinify: false,
  // Packages of many files of which the server needs a part, and what those of the charts load: some 10 MB less, and an
  // earlier start.
  serverDependenciesToBundle: [
    ...["zod", "kysely", /^@nivo\//, /^@react-spring\//, /^d3-/, /^lodash/],
    ...["internmap", "delaunator", "robust-predicates", "use-debounce", "react-virtualized-auto-sizer"],
  ],
  postcss: true,
  tailwind: false,
  future: {
    v3_fetcherPersist: true,
    // Its address `/__manifest` matches all routes against each part of the paths a visitor names, which is quadratic.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
