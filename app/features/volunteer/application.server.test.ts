import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { roles } from "~/content/volunteer";
import type { Database } from "~/database/open-database.server";
import { volunteerForm } from "./application.form";
import { applyToVolunteer, type VolunteerApplication, volunteerHandler } from "./application.server";

const now = new Date("2026-11-20T12:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

const sam: VolunteerApplication = {
  role: "peer_counselor",
  firstName: "Sam",
  lastName: "Ortiz",
  email: "sam@example.org",
  phone: "",
  location: "Toledo, Ohio",
  experience: "Ten years on the phones.\nTrained new people.",
  motivation: "Somebody listened to me.",
  availability: "Evenings, Eastern time",
  additionalInfo: "",
};

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const rows = () => db.selectFrom("volunteer_applications").selectAll().orderBy("created_at").execute();

describe("applyToVolunteer", () => {
  it("saves every answer in its own column, pending a decision", {
    tags: ["@public-3.5", "@public-3.12", "@public-7.4", "@staff-3.1"],
  }, async () => {
    const id = await applyToVolunteer(db, { ...sam, phone: "555 0100", additionalInfo: "I sign." }, now);
    expect(await rows()).toMatchObject([
      {
        id,
        role: "peer_counselor",
        first_name: "Sam",
        last_name: "Ortiz",
        email: "sam@example.org",
        phone: "555 0100",
        location: "Toledo, Ohio",
        experience: "Ten years on the phones.\nTrained new people.",
        motivation: "Somebody listened to me.",
        availability: "Evenings, Eastern time",
        additional_info: "I sign.",
        status: "pending",
        content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        created_at: "2026-11-20T12:00:00.000Z",
      },
    ]);
  });

  it("saves what was left empty as null, not as empty text", async () => {
    await applyToVolunteer(db, sam, now);
    expect(await rows()).toMatchObject([{ phone: null, additional_info: null }]);
  });

  it("saves an application for each of the four roles", { tags: ["@public-3.5"] }, async () => {
    for (const { role } of roles.cards) await applyToVolunteer(db, { ...sam, role }, now);
    expect((await rows()).map((row) => row.role).sort()).toEqual([
      "community_moderator",
      "mental_health_professional",
      "peer_counselor",
      "policy_advocate",
    ]);
  });

  it("knows the same application again for 24 hours", async () => {
    await applyToVolunteer(db, sam, now);
    expect(await applyToVolunteer(db, sam, hoursLater(24))).toBeNull();
    expect(await rows()).toHaveLength(1);
    expect(await applyToVolunteer(db, sam, hoursLater(24.1))).not.toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  it("saves an application with a corrected answer as another one", async () => {
    await applyToVolunteer(db, sam, now);
    expect(await applyToVolunteer(db, { ...sam, availability: "Mornings" }, now)).not.toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  it("makes one row of many posts at once", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => applyToVolunteer(db, sam, now)));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it("is backed by the database, which rejects an unknown role", async () => {
    await applyToVolunteer(db, sam, now);
    const update = sql`update volunteer_applications set role = 'director'`.execute(db);
    await expect(update).rejects.toThrow(/CHECK constraint failed/);
  });
});

describe("the volunteer form", () => {
  const everyRole = volunteerForm({ anchor: "application", roles: roles.cards.map((card) => card.role) });
  const advocate = volunteerForm({ anchor: "policy-advocate-form", roles: ["policy_advocate"] });
  const check = (form: typeof everyRole, changed: Record<string, string>) =>
    volunteerHandler(db, form).validate(new Map(Object.entries({ ...sam, ...changed })));

  it("has the specification's wording", { tags: ["@public-4.3", "@public-8.2", "@public-9.6"] }, () => {
    expect(everyRole.submit.busy).toBe("Submitting Application...");
    expect(everyRole.messages).toEqual({
      success: "Thank you for your application! We'll review it and get back to you within 48 hours.",
      failure: "Something went wrong. Please try again or contact us directly.",
    });
  });

  it("asks for everything but phone and additional information", { tags: ["@public-5.3"] }, () => {
    const checked = volunteerHandler(db, everyRole).validate(new Map());
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
      "role",
      "firstName",
      "lastName",
      "email",
      "location",
      "experience",
      "motivation",
      "availability",
    ]);
  });

  it("has the text rows of the specification", { tags: ["@public-5.3"] }, () => {
    const rowsOf = everyRole.fields.flatMap((field) =>
      field.type === "textarea" ? [[field.name, field.rows]] : [],
    );
    expect(rowsOf).toEqual([
      ["experience", 4],
      ["motivation", 2],
      ["availability", 3],
      ["additionalInfo", 3],
    ]);
  });

  it.each(["director", "", "PEER_COUNSELOR", "peer_counselor "])("rejects the role %j", (role) => {
    expect(check(everyRole, { role })).toEqual({
      ok: false,
      errors: { role: "Choose the role you are applying for" },
    });
  });

  it("rejects a role of another page", () => {
    expect(check(advocate, { role: "peer_counselor" }).ok).toBe(false);
    expect(check(advocate, { role: "policy_advocate" }).ok).toBe(true);
  });

  it("saves what it accepts and recognises it again, whatever space stands around the answers", async () => {
    const ids: unknown[] = [];
    for (const experience of [sam.experience, `  ${sam.experience.replace("\n", "\r\n")}  `]) {
      const checked = check(everyRole, { experience });
      if (!checked.ok) throw new Error("invalid");
      ids.push(await checked.save({ now, visitor: "v", sender: "" }));
    }
    expect(ids).toEqual([
      expect.objectContaining({ ok: true, id: expect.any(String) }),
      expect.objectContaining({ ok: true, id: null }),
    ]);
  });
});
