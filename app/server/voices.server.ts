import * as z from "zod";
import { founderStory } from "~/content/about";
import { testimonials as communityVoices } from "~/content/community-building";
import { testimonials as donorVoices } from "~/content/donate";
import { successStories } from "~/content/resources/support-resources-page";
import type { CompositeBlock, FounderStory, Story, Testimonial, VoiceBlock } from "~/content/types";
import type { Environment } from "./read-environment.server";
import { readSettingsFile } from "./settings-file.server";

/** What people say on public pages. A block that is missing is not shown. */
export interface Voices {
  founderStory?: FounderStory;
  successStories?: VoiceBlock<Story>;
  communityVoices?: VoiceBlock<Testimonial>;
  donorVoices?: VoiceBlock<Testimonial>;
}

const builtIn: Voices = { founderStory, successStories, communityVoices, donorVoices };

const text = z.string({ error: "must be a text" }).trim().min(1, "must not be empty");
const heading = text.optional();
const real = z.literal(true);
const composite = z.literal(false);
const consent = z.iso.date({ error: "must be the day on which the person agreed, such as 2026-10-03" });
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
