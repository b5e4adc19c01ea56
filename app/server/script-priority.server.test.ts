import { expect, it } from "vitest";
import { lowerScriptPriority } from "./script-priority.server";

it("marks the announcements of scripts, and nothing else", () => {
  const html =
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><script type="module">1</script>';
  expect(lowerScriptPriority(html)).toBe(
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><script type="module">1</script>',
  );
});
