import * as z from "zod";
import type { HttpUrl } from "~/lib/http-url";
import type { Organization } from "~/lib/site-settings";
import type { Environment } from "./read-environment.server";
import { readSettingsFile } from "./settings-file.server";

const text = z.string({ error: "must be a text" }).trim().min(1, "must not be empty");
const year = z
  .int({ error: "must be a year, such as 2025" })
  .min(1800, "must be a year, such as 2025")
  .max(2200, "must be a year, such as 2025");
const link = z
  .url({ protocol: /^https$/, error: "must be an address that starts with https://", abort: true })
  .transform((address): HttpUrl => `https://${address.replace(/^https:\/\//i, "")}`);
const consent = z.iso.date({ error: "must be the day on which the person agreed, such as 2026-10-03" });
const sums = z
  .array(
    z.strictObject({
      what: text,
      amount: z.int({ error: "must be whole dollars" }).min(0, "must not be negative"),
    }),
  )
  .min(1, "must have a sum");

const organizationFile = z.strictObject({
  legalName: text.optional(),
  registration: z.strictObject({ label: text, number: text }).optional(),
  taxStatus: text.optional(),
  founded: year.optional(),
  people: z
    .array(z.strictObject({ name: text, role: text, consent }))
    .min(1, "must have a person")
    .optional(),
  funders: z
    .array(z.strictObject({ name: text, link: link.optional() }))
    .min(1, "must have a funder")
    .optional(),
  report: z.strictObject({ title: text, link }).optional(),
  press: z
    .strictObject({
      name: text.optional(),
      email: z.email({ error: "must be an email address" }).optional(),
      phone: text.regex(/^\+?[\d ().-]{5,30}$/, "must be a phone number").optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined, "must have an email or a phone")
    .optional(),
  money: z.strictObject({ year, in: sums, out: sums, paid: z.array(text).default([]) }).optional(),
});

/**
 * Who runs the site. Consent is checked, not passed on.
 *
 * @throws an Error with the file and one line per invalid field
 */
export function readOrganization({
  ORGANIZATION_FILE,
}: Pick<Environment, "ORGANIZATION_FILE">): Organization {
  if (ORGANIZATION_FILE === undefined) return {};
  const { people, ...given } = readSettingsFile("ORGANIZATION_FILE", ORGANIZATION_FILE, organizationFile);
  return { ...given, people: people?.map(({ name, role }) => ({ name, role })) };
}
