import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { partnershipForm as corporateWords } from "~/content/corporate-accountability";
import { form as partnerWords } from "~/content/partner";
import type { Database } from "~/database/open-database.server";
import { corporatePageForm, partnerPageForm } from "./application.form";
import { applyForPartnership, type PartnershipApplication, partnershipHandler } from "./application.server";

const now = new Date("2026-11-20T12:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

const union: PartnershipApplication = {
  companyName: "Local 12",
  contactName: "Ada Park",
  email: "ada@example.org",
  phone: "",
  partnershipType: "Resource Sharing",
  message: "We have a training room.\nIt is free on Fridays.",
};

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const rows = () => db.selectFrom("partnership_applications").selectAll().orderBy("created_at").execute();

describe("applyForPartnership", () => {
  it("saves every answer in its own column, pending a decision", {
    tags: ["@public-3.6", "@public-3.12", "@public-7.4", "@staff-3.1"],
  }, async () => {
    const id = await applyForPartnership(db, { ...union, phone: "555 0100" }, "partner_page", now);
    expect(await rows()).toMatchObject([
      {
        id,
        company_name: "Local 12",
        contact_name: "Ada Park",
        email: "ada@example.org",
        phone: "555 0100",
        partnership_type: "Resource Sharing",
        message: "We have a training room.\nIt is free on Fridays.",
        source: "partner_page",
        status: "pending",
        content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        created_at: "2026-11-20T12:00:00.000Z",
      },
    ]);
  });

  it("knows the same application again for 24 hours", async () => {
    await applyForPartnership(db, union, "partner_page", now);
    expect(await applyForPartnership(db, union, "partner_page", hoursLater(24))).toBeNull();
    expect(await applyForPartnership(db, union, "partner_page", hoursLater(24.1))).not.toBeNull();
    expect(await rows()).toMatchObject([{ phone: null }, { phone: null }]);
  });

  it("saves the same answers from the other page as another application", async () => {
    await applyForPartnership(db, union, "partner_page", now);
    await applyForPartnership(db, union, "corporate_accountability", now);
    expect((await rows()).map((row) => row.source).sort()).toEqual([
      "corporate_accountability",
      "partner_page",
    ]);
  });

  it("makes one row of many posts at once", async () => {
    const posts = Array.from({ length: 20 }, () => applyForPartnership(db, union, "partner_page", now));
    expect((await Promise.all(posts)).filter((id) => id !== null)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it.each(["partnership_type", "source"])(
    "is backed by the database, which rejects an unknown %s",
    async (name) => {
      await applyForPartnership(db, union, "partner_page", now);
      const update = sql`update partnership_applications set ${sql.ref(name)} = 'sales'`.execute(db);
      await expect(update).rejects.toThrow(/CHECK constraint failed/);
    },
  );
});

describe("the partnership forms", () => {
  const sent = (changed: Record<string, string> = {}) => new Map(Object.entries({ ...union, ...changed }));

  it.each([
    { form: partnerPageForm, source: "partner_page", analytics: "partnership" },
    { form: corporatePageForm, source: "corporate_accountability", analytics: "corporate_partnership" },
  ] as const)(
    "names $source as its source and is counted as $analytics",
    { tags: ["@public-3.6", "@public-7.5"] },
    async ({ form, source, analytics }) => {
      expect(form.analytics).toBe(analytics);
      const checked = partnershipHandler(db, form, source).validate(sent());
      if (!checked.ok) throw new Error("invalid");
      expect(await checked.save({ now, visitor: "v", sender: "" })).toEqual({
        ok: true,
        id: expect.any(String),
      });
      expect(await rows()).toMatchObject([{ source }]);
    },
  );

  it("stands under the anchor that the pages' copy links to", { tags: ["@public-2.12"] }, () => {
    expect([partnerWords.anchor, corporateWords.anchor]).toEqual([
      partnerPageForm.anchor,
      corporatePageForm.anchor,
    ]);
  });

  it("have the specification's wording", { tags: ["@public-4.3", "@public-8.2", "@public-9.6"] }, () => {
    for (const { submit, messages } of [partnerPageForm, corporatePageForm]) {
      expect(submit.busy).toBe("Sending...");
      expect(messages).toEqual({
        success: "Thank you for your interest in partnering with us! We'll be in touch within 48 hours.",
        failure: "Something went wrong. Please try again or contact us directly.",
      });
    }
  });

  it("asks for everything but the phone number", { tags: ["@public-5.4"] }, () => {
    const checked = partnershipHandler(db, partnerPageForm, "partner_page").validate(new Map());
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
      "partnershipType",
      "companyName",
      "contactName",
      "email",
      "message",
    ]);
  });

  it("offers the five types after an empty placeholder, and takes no other", {
    tags: ["@public-5.4"],
  }, () => {
    const field = partnerPageForm.fields.find(({ name }) => name === "partnershipType");
    expect(field && "options" in field && field.options.map(({ value }) => value)).toEqual([
      "Corporate Sponsorship",
      "Event Partnership",
      "Resource Sharing",
      "Advocacy Collaboration",
      "Other",
    ]);
    const handler = partnershipHandler(db, partnerPageForm, "partner_page");
    for (const partnershipType of ["", "other", "Sales"]) {
      expect(handler.validate(sent({ partnershipType }))).toEqual({
        ok: false,
        errors: { partnershipType: "Choose a type of partnership" },
      });
    }
  });
});
