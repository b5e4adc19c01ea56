import type { Link, Source } from "./links";

/** Shapes shared by the content modules of the pages. A section has a `heading`, a card in it a `title`. */

export type Hero = { heading: string; intro: string; actions: Link[] };

export type Card = { title: string; text: string };

export type ListCard = Card & { items: string[] };

/** A block with a text and where to go from there. */
export type CallToAction = { heading: string; text: string; actions: Link[] };

/** A published figure; `year` is the year of publication. */
export type SourcedFigure = { number: string; label: string; source: Source; year: number };

/** A number to dial, or to text. */
export type PhoneLink = { label: string; to: `tel:${string}` | `sms:${string}` };

/** The colour never stands alone: `label` says the same in words. */
export type Badge = { tone: "green" | "yellow" | "red" | "blue"; label: string };

/** Words of a composite person: nobody real said them, and the `note` of their block says so. */
export type Testimonial = { quote: string; who: string };

/** A composite story told in the third person; the `note` of its block says so. */
export type Story = { title: string; text: string; who: string };

/** Speaking or described people, always with a note that they are composites. */
export type CompositeBlock<Item extends Testimonial | Story> = {
  heading: string;
  note: string;
  items: Item[];
};

/** A way to apply: which form stands there, what one would do, what one needs, and how much time it takes. */
export type RoleApplication = {
  heading: string;
  text: string;
  commitment: string;
  responsibilities: string[];
  requirements: string[];
};
