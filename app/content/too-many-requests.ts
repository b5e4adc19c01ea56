import { emptyHelp } from "./crisis-card";

/** Shown in place of a page, without the rest of the site. */
export const tooManyRequests = {
  title: "Please wait a moment",
  text: (minutes: number) =>
    `Very many pages were asked for from your internet connection in a short time. If you share it, as in a library, it may not have been you. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  typed: "If you were sending a form, go back: what you typed should still be there.",
  home: { label: "Go to the home page", to: "/" },
  help: emptyHelp,
};

/** In the same place, for a form while the site moves to another machine. */
export const unavailable = {
  title: "Not saved yet",
  text: "The site is moving to another computer, and nothing can be saved at this moment. Please send your form again in a minute.",
};
