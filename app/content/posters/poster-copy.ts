/** A picture with a sentence. Each has a module of its own, so that a browser gets only the one of its page. */
export type PosterCopy = {
  /** The names of its image and of its page. */
  name: string;
  /** The page it is about. */
  path: `/${string}`;
  /** Up to four lines of up to 14 letters. */
  sentence: readonly string[];
  /** What a print says about the page, below the sentence. */
  offer: string;
  /** What is to be seen on the picture. */
  picture: string;
};
