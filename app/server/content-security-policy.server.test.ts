import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows the document's own inline scripts and no others", () => {
  const html = `<head><script>one()</script></head><script type="module" async="">two("é")</script><script src="/a.js"></script>`;
  const policy = contentSecurityPolicy(html);
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash('two("é")')};`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

it("allows no inline script where there is none", () => {
  expect(contentSecurityPolicy("<p>Hello</p>")).toContain("script-src 'self';");
});
