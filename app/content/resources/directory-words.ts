import type { Link, PhoneLink } from "~/content/types";
import type { Language } from "~/lib/contexts";

/** What is searched for and chosen, as far as an empty list tells of it. */
interface ChosenWords {
  q?: string;
  /** In people's words. */
  category?: string;
  state?: string;
}

interface Choice {
  label: string;
  all: string;
}

interface Range {
  from: number;
  to: number;
  total: number;
}

/** All that the directory says, in one language; what stands on an entry has its own (`card-words.ts`). */
export interface DirectoryWords {
  language: Language;
  /** The page that the directory is on. */
  path: `/${string}`;
  title: string;
  description: string;
  /** A word that an entry was found by, or the need that a search tells of (`search-intents.ts`). */
  reason(found: string | undefined): string | undefined;
  /** A state, by its USPS code: as it is named by itself, and as it stands in a sentence. */
  state: { name(code: string): string; inText(code: string): string };
  hero: {
    heading: string;
    intro: string;
    search: { label: string; placeholder: string; submit: string };
    firstWeek: Link;
    /** The word on the picture, and what is to be seen on it. */
    picture: { word: string; label: string };
    poster?: Link;
  };
  /** `what` a line is for stands on its button; `abroad` leads to the entries of other countries. */
  crisisNote: {
    heading: string;
    text: string;
    abroad: string;
    lines: readonly (PhoneLink & { what: string })[];
  };
  /** Shown in place of the list, after a search that tells of danger. */
  crisis: { heading: string; entries: string; search: { label: string; submit: string }; all: string };
  heading: string;
  intro: string;
  /** Stands above the list, where the entries are in another language. */
  entriesNote?: string;
  reportHint: string;
  kinds: { heading: string; all: string };
  filters: {
    search: { label: string; hint: string };
    category: Choice;
    /** The hint stands above a list that is searched, while no state is meant. */
    state: Choice & { hint: string };
    /** One language to tick, where the page is in it, instead of all to choose from. */
    speaks?: string;
    language: Choice;
    more: string;
    /** Opens the form on a phone, after what is asked. */
    change: string;
    cost: string;
    phone: string;
    online: string;
    submit: string;
  };
  list: {
    clear: string;
    removeFilter: string;
    loading: string;
    pages: string;
    emptyHeading: string;
    otherKinds: string;
    /** Where what a search needs was not recognized. */
    doubt: { title: string; text: string };
    /** Leads from a few results to every entry of the kind that most of them are of. */
    ofKind(name: string, total: number): string;
    nationwide: string;
    inState(name: string): string;
    /** @param place the state that is chosen or searched for; empty without one */
    count(range: Range, place?: string): string;
    whole(total: number): string;
    empty(chosen: ChosenWords): string;
  };
  own: {
    bar: string;
    heading: string;
    intro: string;
    print: string;
    copy: string;
    copied: string;
    save: string;
    remove: string;
    back: string;
    emptyHeading: string;
    emptyText: string;
  };
  /** On one page. */
  whole: { heading: string; inPages: string };
  /** On paper, where no link can be opened. */
  printedAddress: string;
}
