import { readFileSync } from "node:fs";
import * as z from "zod";
import { founderStory } from "~/content/about";
import { testimonials as communityVoices } from "~/content/community-building";
import { testimonials as donorVoices } from "~/content/donate";
import { successStories } from "~/content/resources/support-resources-page";
import type { CompositeBlock, FounderStory, Story, Testimonial, VoiceBlock } from "~/content/types";
import type { HttpUrl } from "~/lib/http-url";
import type { Organization } from "~/lib/site-settings";
import type { Environment } from "./read-environment.server";

/**
 * A setting that is a file: JSON of the schema's shape.
 *
 * @param name of the variable that has the path
 * @throws an Error with the variable, the file and one line per invalid field
 */
function readSettingsFile<Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(readJson(name, path));
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `${name} ${path}: ${issue.path.join(".") || "the file"} ${issue.message}`,
  );
  throw new Error(lines.join("\n"));
}

function readJson(name: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name} ${path} cannot be read: ${reason}`, { cause });
  }
}

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

/** What people say on public pages. A block that is missing is not shown. */
export interface Voices {
  founderStory?: FounderStory;
  successStories?: VoiceBlock<Story>;
  communityVoices?: VoiceBlock<Testimonial>;
  donorVoices?: VoiceBlock<Testimonial>;
}

const builtIn: Voices = { founderStory, successStories, communityVoices, donorVoices };

const heading = text.optional();
const real = z.literal(true);
const composite = z.literal(false);
const kindError = { error: "must be true for real people, or false for composites" };

function block<Shape extends z.ZodRawShape>(shape: Shape) {
  const composites = z.array(z.strictObject(shape)).min(1, "must have an item");
  const people = z.array(z.strictObject({ ...shape, consent })).min(1, "must have an item");
  return z.discriminatedUnion(
    "real",
    [
      z.strictObject({ real, heading, items: people }),
      z.strictObject({ real: composite, heading, items: composites }),
    ],
    kindError,
  );
}

const paragraphs = z.array(text).min(1, "must have a paragraph");
const quote = { quote: text, who: text };

const voicesFile = z.strictObject({
  founderStory: z
    .discriminatedUnion(
      "real",
      [
        z.strictObject({ real, heading, paragraphs, consent }),
        z.strictObject({ real: composite, heading, paragraphs }),
      ],
      kindError,
    )
    .optional(),
  successStories: block({ title: text, who: text, text }).optional(),
  communityVoices: block(quote).optional(),
  donorVoices: block(quote).optional(),
});

interface Given<Item> {
  real: boolean;
  heading?: string | undefined;
  items: readonly Item[];
}

/** Composites keep the note that says so; real people need none. */
function frame({ heading, note }: { heading: string; note: string }, given: Omit<Given<unknown>, "items">) {
  return { heading: given.heading ?? heading, ...(!given.real && { note }) };
}

function toQuotes(standard: CompositeBlock<Testimonial>, given: Given<Testimonial>): VoiceBlock<Testimonial> {
  return { ...frame(standard, given), items: given.items.map(({ quote, who }) => ({ quote, who })) };
}

function toStories(standard: CompositeBlock<Story>, given: Given<Story>): VoiceBlock<Story> {
  return {
    ...frame(standard, given),
    items: given.items.map(({ title, who, text }) => ({ title, who, text })),
  };
}

/**
 * Composite people by default; of a file, only its blocks. Consent is checked, not passed on.
 *
 * @throws an Error with the file and one line per invalid field
 */
export function readVoices({ VOICES, VOICES_FILE }: Pick<Environment, "VOICES" | "VOICES_FILE">): Voices {
  if (VOICES === "off") return {};
  if (VOICES_FILE === undefined) return builtIn;
  const { founderStory: told, ...given } = readSettingsFile("VOICES_FILE", VOICES_FILE, voicesFile);
  const { picture } = founderStory;
  return {
    ...(told && { founderStory: { ...frame(founderStory, told), picture, paragraphs: told.paragraphs } }),
    ...(given.successStories && { successStories: toStories(successStories, given.successStories) }),
    ...(given.communityVoices && { communityVoices: toQuotes(communityVoices, given.communityVoices) }),
    ...(given.donorVoices && { donorVoices: toQuotes(donorVoices, given.donorVoices) }),
  };
}
