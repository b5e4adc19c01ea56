import type { CategoryIcon, CategoryTone } from "~/content/resources/resource-categories";
import type { PhoneLink } from "~/content/types";
import type { HttpUrl } from "~/lib/http-url";
import type { PhonePart } from "~/lib/phone/phone-text";
import type { ShortDate } from "~/lib/time/dates";

export interface PhoneView {
  /** Together they are what staff typed. */
  parts: readonly PhonePart[];
  /** What each number's button says. */
  links: readonly PhoneLink[];
  /** The whole text, where it says more than its buttons. */
  note: string | null;
}

export interface ResourceView {
  id: number;
  category: string;
  tone: CategoryTone;
  icon?: CategoryIcon | undefined;
  title: string;
  organization: string;
  description: string;
  /** What a closed card says: one sentence of the page's language, or the first of the description. */
  summary: string;
  /** The summary is in the language of the page, and that is not English. */
  isTranslated: boolean;
  /** What the description says beside the summary. */
  rest: string | null;
  eligibility: string | null;
  cost: string;
  phone: PhoneView | null;
  hours: string | null;
  /** What happens then, with the numbers in it. */
  whenYouCall: readonly PhonePart[] | null;
  haveReady: string | null;
  website: HttpUrl | null;
  area: string;
  /** Says that somebody there speaks the language of the page, where that is not English. */
  speaks: string | null;
  /** The others, too, that are spoken there. */
  languages: string;
  /** Three at most. */
  tags: string[];
  checked: ShortDate | null;
  /** The word or the need a search found it by, where the card does not tell. */
  foundBy?: string | undefined;
}

export interface PartProps {
  resource: ResourceView;
}
