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
  heading: string;
  intro: string;
  reportHint: string;
  kinds: { heading: string };
  filters: {
    search: { label: string; hint: string };
    category: Choice;
    state: Choice;
    language: Choice;
    more: string;
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
