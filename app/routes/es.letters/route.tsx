import type { LinksFunction } from "@remix-run/node";
import { lettersWords as words } from "~/content/es/letters";
import { definePage } from "~/content/page";
import { LettersPage } from "~/features/first-week/letters-page.server";
import letterStyles from "~/styles/letters.css";

export const { meta, handle } = definePage(words.page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: letterStyles }];

export default function SpanishLetters() {
  return <LettersPage words={words} />;
}
