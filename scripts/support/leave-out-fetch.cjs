/**
 * Loaded with `node --require` into the web server. Node reads every export of a module that an ES module imports, and three
 * of `node:http` are loaded when they are read, with all of Node's own fetch: 3 MiB that nothing uses, since Remix brings a
 * fetch along. Without the three names it stays where it is (docs/decisions/processes.md).
 */
const http = require("node:http");

for (const name of ["CloseEvent", "MessageEvent", "WebSocket"]) Reflect.deleteProperty(http, name);
