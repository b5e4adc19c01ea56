import { describe, expect, it } from "vitest";
import { scorecard, targets } from "~/content/corporate-accountability";
import { prefilled } from "./prefill";

const from = (search: string) => prefilled(new URLSearchParams(search));

describe("prefilled", () => {
  it("fills in a known subject", () => {
    expect(from("subject=support")).toEqual({ subject: "support" });
  });

  it("leaves out what the site does not know", () => {
    expect(from("subject=money&campaign=send-me-money&message=hello&name=Sam")).toEqual({});
    expect(from("")).toEqual({});
  });

  it.each([...targets.items.map(({ action }) => action.to), scorecard.action.to])(
    "understands the link %s",
    (link) => {
      const values = prefilled(new URL(link, "https://site.example").searchParams);
      expect(values.subject).toBe("other");
      expect(values.message).toMatch(/^I want to help with the campaign “.{10,}”\.\n\n$/);
    },
  );
});
