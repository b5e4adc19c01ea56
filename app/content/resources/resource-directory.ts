import { cutAtWord } from "~/lib/text/words";
import { crisisPage } from "../crisis-card";
import { posterLink, posterPath } from "../page";
import { supportPoster } from "../posters";
import type { DirectoryWords } from "./directory-words";
import { stateName } from "./states";
import { crisisNote, hero, page } from "./support-resources-page";

const nameOf = (code: string) => stateName(code) ?? code;

export const directoryWords: DirectoryWords = {
  language: "en",
  ...page,
  reason: (found) => found,
  state: { name: nameOf, inText: nameOf },
  hero: {
    ...hero,
    picture: { word: "HELP", label: supportPoster.picture },
    poster: { label: posterLink, to: posterPath(supportPoster.name) },
  },
  crisisNote,
  crisis: crisisPage,
  heading: "Resource directory",
  intro:
    "Programs run by governments, charities and unions. Most are free, and each entry lists its cost. What helps first after a layoff comes first.",
  reportHint:
    "Programs move and phone numbers change. If an entry is wrong, open it and tell us with the link at its end.",
  kinds: { heading: "Choose a kind of help", all: "All kinds of help" },
  filters: {
    search: { label: "Search resources", hint: "A word or a sentence, such as: I can't pay my rent" },
    category: { label: "Kind of help", all: "All kinds" },
    state: { label: "Your state", all: "Any state", hint: "Choose your state: its own offices come first." },
    language: { label: "Language", all: "Any language" },
    more: "More filters",
    change: "Change",
    cost: "Free",
    phone: "By phone",
    online: "Online",
    submit: "Show resources",
  },
  list: {
    clear: "Clear filters",
    removeFilter: "Remove filter:",
    loading: "Loading resources",
    pages: "Pages of resources",
    emptyHeading: "No resources found",
    otherKinds: "Or look at one kind of help:",
    doubt: {
      title: "We are not sure we understood",
      text: "Somebody at 211 can tell you what help is near you. You can also try fewer words, such as rent, food or training. Our best guesses are below.",
    },
    ofKind: (name, total) => `All ${total} entries in “${name}”`,
    nationwide: "Everywhere in the US",
    inState: (name) => `In ${name}`,
    count({ from, to, total }, place) {
      const where = place ? ` for ${place}` : "";
      if (total === 1) return `Showing 1 resource${where}`;
      if (from === to && total > 0) return `Showing the last of ${total} resources${where}`;
      return `Showing ${from}-${to} of ${total} resources${where}`;
    },
    whole: (total) => `See all ${total} entries on one page, to print`,
    empty({ q: words = "", category, ...others }) {
      const q = cutAtWord(words, 60);
      if (q && category)
        return `Nothing under "${category}" matches "${q}". Try a shorter word, or search all kinds of help.`;
      if (q) return `Nothing matches "${q}". Try a shorter word, such as rent, food or training.`;
      if (Object.values(others).some(Boolean))
        return "Nothing fits all of these filters. Take one away, or call 211 for help near you.";
      if (category)
        return `There is nothing under "${category}" at the moment. Choose another kind of help, or call 211 for help near you.`;
      return "The directory is being set up. Until then, call 211 for help near you.";
    },
  },
  own: {
    bar: "Your list:",
    heading: "A list of places that can help",
    intro:
      "This page holds the whole list. Print it, or copy its link and send it to your phone or to someone else.",
    print: "Print",
    copy: "Copy link",
    copied: "Copied",
    save: "Save as my list",
    remove: "Remove",
    back: "Back to the directory",
    emptyHeading: "This list is empty",
    emptyText: "The entries it held may be gone. Look through the directory and add what helps you.",
  },
  whole: { heading: "The whole directory", inPages: "Back to the list in pages" },
  printedAddress: "This list on the web:",
};
