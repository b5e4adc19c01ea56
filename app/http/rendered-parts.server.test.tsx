import { useLocation } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineScript } from "~/components/inline-script";
import { RenderedOnce } from "~/components/rendered-once";
import { PartRenderer } from "~/lib/rendered-part";
import { ScriptNonce } from "~/lib/script-nonce";
import { SiteContext, unknownSite, useSite } from "~/lib/site-settings";
import { documentPolicy, takeOwnScripts } from "./content-security-policy.server";
import { RenderedParts } from "./rendered-parts.server";

const NONCE = "n-1";
const run = (text: string) => text;
let renders = 0;

function Greeting({ path }: { path: string | undefined }) {
  renders += 1;
  return (
    <p>
      {useSite().name}, {path}
      <InlineScript run={run} args={["in the part"]} />
    </p>
  );
}

const Page = ({ path }: { path?: string }) => (
  <main>
    <RenderedOnce id="one" part={Greeting} props={{ path }} />
    <InlineScript run={run} args={["in the page"]} />
  </main>
);

/** As `entry.server.tsx` renders a document. */
function send(parts: RenderedParts, path?: string, site = unknownSite) {
  const document = parts.forDocument();
  const html = renderToString(
    <ScriptNonce.Provider value={NONCE}>
      <PartRenderer.Provider value={document.render}>
        <SiteContext.Provider value={site}>
          <Page {...(path !== undefined && { path })} />
        </SiteContext.Provider>
      </PartRenderer.Provider>
    </ScriptNonce.Provider>,
  );
  return document.complete(takeOwnScripts(html, NONCE));
}

it("renders a part once, with what it would be in its page", () => {
  const parts = new RenderedParts(NONCE);
  renders = 0;
  const first = send(parts, "/news");
  expect(send(parts, "/news")).toEqual(first);
  expect(renders).toBe(1);
  const inOneTree = renderToString(
    <SiteContext.Provider value={unknownSite}>
      <Page path="/news" />
    </SiteContext.Provider>,
  );
  expect(first.html.replaceAll("<!-- -->", "")).toBe(inOneTree.replaceAll("<!-- -->", ""));
  expect(first.html).not.toContain(NONCE);
});

it("renders a part again for other props and other settings", () => {
  const parts = new RenderedParts(NONCE);
  expect(send(parts, "/news").html).toContain("/news");
  expect(send(parts).html).not.toContain("/news");
  const renamed = { ...unknownSite, name: "Another name" };
  expect(send(parts, "/news", renamed).html).toContain("Another name");
  expect(send(parts, "/news").html).toContain(unknownSite.name);
});

it("allows the inline scripts of parts as those of the page", () => {
  const parts = new RenderedParts(NONCE);
  send(parts);
  const { scriptHashes } = send(parts);
  expect(new Set(scriptHashes).size).toBe(2);
  expect(documentPolicy(scriptHashes).match(/'sha256-/g)).toHaveLength(2);
});

it("is bounded, whatever the props", () => {
  const parts = new RenderedParts(NONCE);
  renders = 0;
  for (let index = 0; index < 60; index += 1) send(parts, `/${index}`);
  send(parts, "/0");
  expect(renders).toBe(61);
});

const Visitor = () => <p>{useLocation().search}</p>;

it("fails for a part that reads the request, so that nothing of a visitor is stored", () => {
  const { render } = new RenderedParts(NONCE).forDocument();
  expect(() => render({ id: "one", component: Visitor, props: {} }, unknownSite)).toThrow("useLocation()");
});
