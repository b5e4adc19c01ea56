import type { OutsidePlace } from "~/lib/site-settings";

/** Only https: no reader is sent to an unencrypted connection. */
export type ExternalAddress = `https://${string}`;

export type LinkTarget = OutsidePlace | `/${string}` | `#${string}` | ExternalAddress;

export type Link = { label: string; to: LinkTarget };

/** The same words in another language; its links may lead elsewhere. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Words]: Key extends "to" ? LinkTarget : Translated<Words[Key]> };

export type Source = { name: string; link: ExternalAddress };

/** Title up to 60, description 110 to 160 characters. */
export type Page = { path: `/${string}`; title: string; description: string };

export type Hero = { heading: string; intro: string; actions: Link[] };

export type Card = { title: string; text: string };

export type ListCard = Card & { items: string[] };

/** `place`: offered only where it is set. */
export type OfferCard = ListCard & { place?: OutsidePlace; action: Link };

export type CallToAction = {
  heading: string;
  text: string;
  /** Where no community chat is set. */
  textWithoutChat?: string;
  actions: Link[];
};

export type SourcedFigure = { number: string; label: string; source: Source; year: number };

export type PhoneLink = { label: string; to: `tel:${string}` | `sms:${string}` };

/** Of a help line, on its own site. */
export type ChatLink = { label: string; link: ExternalAddress };

/** WCAG 1.4.1: `label` says the same as the colour. */
export type Badge = { tone: "green" | "yellow" | "finished" | "red" | "blue"; label: string };

export type Testimonial = { quote: string; who: string };

export type Story = { title: string; text: string; who: string };

/** The note says that the people are composites; real people have none (docs/decisions/figures.md). */
export type VoiceBlock<Item extends Testimonial | Story> = { heading: string; note?: string; items: Item[] };

export type CompositeBlock<Item extends Testimonial | Story> = VoiceBlock<Item> & { note: string };

export type FounderStory = { heading: string; picture: string; note?: string; paragraphs: string[] };

export type RoleApplication = {
  heading: string;
  text: string;
  commitment: string;
  responsibilities: string[];
  requirements: string[];
};
