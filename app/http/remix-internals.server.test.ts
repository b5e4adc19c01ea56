import morgan from "morgan";
import { describe, expect, it } from "vitest";
import { assumptionAbout, resolvedFrom, sourceOf } from "#tests/support/framework";
import { finishDocument, lowerScriptPriority } from "./remix-internals.server";

const HERE = "app/http/remix-internals.server.ts";
const about = (name: string, assumption: string) => assumptionAbout(name, assumption, HERE);

describe("the installed framework", () => {
  it("logs by the format of morgan that the site replaces", () => {
    const message = about(
      "@remix-run/serve",
      "it logs by the format `tiny` of the same copy of morgan, after loading the build",
    );
    expect(resolvedFrom("@remix-run/serve", "morgan"), message).toBe(resolvedFrom("..", "morgan"));
    expect(sourceOf("@remix-run/serve", "dist/cli.js"), message).toContain('("tiny")');
    expect(sourceOf("@remix-run/serve", "dist/cli.js"), message).toMatch(
      /let build = await reimportServer\(\);[\s\S]*\("tiny"\)/,
    );
    expect(Reflect.get(morgan, "tiny"), about("morgan", "it has a format `tiny`")).toBeDefined();
  });

  it("hands a request's headers on to loaders", () => {
    expect(
      sourceOf("@remix-run/express", "dist/server.js"),
      about("@remix-run/express", "its requests have all headers of Node's `request.headers`"),
    ).toContain("Object.entries(requestHeaders)");
  });

  it("asks for data as single fetch does, and still knows the old parameter", () => {
    expect(
      sourceOf("@remix-run/react", "dist/single-fetch.js"),
      about("@remix-run/react", "single fetch asks `/_root.data` and `/page.data`"),
    ).toMatch(/"_root\.data"[\s\S]*\.data`/);
    expect(
      sourceOf("@remix-run/server-runtime", "dist/server.js"),
      about("@remix-run/server-runtime", "it answers `?_data=`, which can go when it does not"),
    ).toContain('searchParams.has("_data")');
  });

  it("reads no turbo-stream on the server, whose reader has known faults", () => {
    const source = sourceOf("@remix-run/server-runtime", "dist/single-fetch.js");
    const message = about("@remix-run/server-runtime", "it writes turbo-streams and never reads one");
    expect(source.match(/turboStream\.\w+/g), message).toEqual(["turboStream.encode"]);
  });

  it("answers for a manifest of routes only with lazy route discovery", () => {
    expect(
      sourceOf("@remix-run/server-runtime", "dist/server.js"),
      about("@remix-run/server-runtime", "`/__manifest` is a page like others without lazy route discovery"),
    ).toContain("url.pathname === manifestUrl && _build.future.v3_lazyRouteDiscovery)");
  });

  it("announces scripts by modulepreload links", () => {
    expect(
      sourceOf("@remix-run/react", "dist/components.js"),
      about("@remix-run/react", "it announces scripts by `<link rel=modulepreload>` with `rel` first"),
    ).toMatch(/"link", \{\s*key: [^,]*,\s*rel: "modulepreload"/);
  });
});

it("marks the announcements of scripts as less urgent, and nothing else", () => {
  const html =
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><script type="module">1</script>';
  expect(lowerScriptPriority(html)).toBe(
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><script type="module">1</script>',
  );
});

it("puts scripts that stand after the document's end into its body", () => {
  expect(
    finishDocument(
      "<html><body><!-- kept --><p>A</p></body></html><!--$--><script>one()</script><!--$--><script>two()</script><!--/$--><!--/$-->",
    ),
  ).toBe("<html><body><!-- kept --><p>A</p><script>one()</script><script>two()</script></body></html>");
});

it("takes out NULs", () => {
  expect(finishDocument("<body>2025\0–2026</body></html>")).toBe("<body>2025–2026</body></html>");
});

it("leaves what is no whole document as it is", () => {
  expect(finishDocument("<p>A</p><!-- kept -->")).toBe("<p>A</p><!-- kept -->");
});

it("leaves out what only hydration needs, from a page that is not hydrated", () => {
  const body = '<!--$--><p>A<!-- -->B</p><svg><path d="M0 0"></path></svg><!--/$-->';
  expect(finishDocument(body)).toBe('<p>AB</p><svg><path d="M0 0"/></svg>');
  const hydrated = `${body}<script>window.__remixContext = {}</script>`;
  expect(finishDocument(hydrated)).toBe(hydrated);
});
