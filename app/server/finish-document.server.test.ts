import { expect, it } from "vitest";
import { finishDocument } from "./finish-document.server";

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
