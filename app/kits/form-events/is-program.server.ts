import { isbot } from "isbot";

/** Longer than what any browser sends of use, and short enough for a long expression. */
const MAX_LENGTH = 400;

/** What the list takes for programs: browsers of few words, and telephones by Google, in apps that name their maker. */
const PEOPLE =
  /\b(?:Dillo|NetSurf|edbrowse|WebbIE|Browsh|[Cc]hawan|Emacs)\b|\bGoogle; (?:Pixel|Nexus)|\bFBMF\/Google/;

/** Whether it says that nobody reads with it. A browser that sends nothing may be anybody's. @param userAgent untrusted */
export function isProgram(userAgent: string | null): boolean {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  return isbot(text) && !PEOPLE.test(text);
}
