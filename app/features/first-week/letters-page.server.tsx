import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { ExternalLink } from "~/components/external-link";
import { InlineScript } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  bracketParts,
  glossOf,
  lettersWords as inEnglish,
  type Letter,
  type LettersWords,
  letterText,
} from "~/content/letters";
import { useStoredLanguage } from "~/lib/contexts";

/**
 * Shows the buttons that copy a letter. Runs inline, so it uses nothing but its arguments
 * (docs/decisions/page-scripts.md).
 */
function copyLetters(copied: string): void {
  if (!navigator.clipboard) return;
  for (const button of Array.from(document.querySelectorAll<HTMLButtonElement>("[data-copies]")))
    button.hidden = false;
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copies]") : null;
    const text = document.getElementById(button?.getAttribute("data-copies") ?? "");
    const status = button?.parentElement?.querySelector("[role=status]");
    if (!text || !status) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      status.textContent = copied;
    } catch {
      // The browser does not allow it: the letter is marked, to be copied by hand.
      getSelection()?.selectAllChildren(text);
    }
  });
}

/** RFC 6068: lines of a body end with CR and LF. */
const mailAddress = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

/** The brackets that the writer fills in are marked; what is copied is the plain text. */
function Bracketed({ text }: { text: string }) {
  return bracketParts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
  );
}

interface LetterProps {
  letter: Letter;
  words: LettersWords;
}

interface LetterToCopyProps extends LetterProps {
  shared: Glosses;
}

function Ways({ letter, words }: LetterProps) {
  const about = <span className="sr-only">: {letter.title}</span>;
  return (
    <p id={`${letter.id}-copy`} className="letter-ways no-print">
      <button type="button" data-copies={`${letter.id}-text`} className="button button-go" hidden>
        {words.copy}
        {about}
      </button>
      <a href={mailAddress(letter.subject, letterText(letter))} className="button">
        {words.mail}
        {about}
      </a>
      <span role="status" />
    </p>
  );
}

/** Leads on to the actions, which are a screen further down on a phone. */
function Meaning({ letter, words }: LetterProps) {
  const { id, meaning } = letter;
  if (!meaning) return null;
  return (
    <>
      <a href={`#${id}-copy`} className="letter-down no-print">
        {words.goToCopy}
      </a>
      <div className="letter-meaning">
        <h4>{words.meaning}</h4>
        <p>
          {words.subject} {meaning.subject}
        </p>
        <p>{letterText(meaning)}</p>
      </div>
    </>
  );
}

type Glosses = ReturnType<typeof glossOf>;

const isIn = (glosses: Glosses, [bracket, gloss]: Glosses[number]) =>
  glosses.some(([other, otherGloss]) => other === bracket && otherGloss === gloss);

/** Finds what is in all letters: it is explained once, before them. */
function sharedGlosses(letters: readonly Letter[]): Glosses {
  const [first = [], ...others] = letters.map(glossOf);
  return first.filter((entry) => others.every((glosses) => isIn(glosses, entry)));
}

/** It stands outside the folded letter, for whoever copies that unseen and fills it in elsewhere. */
function Gloss({ glosses, heading }: { glosses: Glosses; heading: string | undefined }) {
  const storedLanguage = useStoredLanguage();
  if (glosses.length === 0) return null;
  return (
    <div className="letter-gloss">
      <p className="font-semibold">{heading}</p>
      <ul>
        {glosses.map(([bracket, gloss]) => (
          <li key={bracket}>
            <mark lang={storedLanguage}>{bracket}</mark> {gloss.replace(/^\[|:?\]$/g, "")}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LetterToCopy({ letter, words, shared }: LetterToCopyProps) {
  const { id, title, when, about, phone, subject, law, source } = letter;
  const storedLanguage = useStoredLanguage();
  const sheet = (
    <div className="letter-sheet">
      <p className="letter-subject">
        <span lang={storedLanguage}>
          {inEnglish.subject} <Bracketed text={subject} />
        </span>
      </p>
      <p id={`${id}-text`} lang={storedLanguage}>
        <Bracketed text={letterText(letter)} />
      </p>
    </div>
  );
  return (
    <li id={id} className="letter">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 font-semibold">{when}</p>
        <p className="mt-2">{about}</p>
        {phone && (
          <a href={phone.to} className="letter-phone">
            {phone.label}
          </a>
        )}
        <Meaning letter={letter} words={words} />
      </div>
      <div className="letter-parts">
        {!words.folded && sheet}
        <Ways letter={letter} words={words} />
        {words.folded && (
          <details className="fold">
            <summary className="py-2.5 font-semibold">{words.folded}</summary>
            {sheet}
          </details>
        )}
        <Gloss glosses={glossOf(letter).filter((entry) => !isIn(shared, entry))} heading={words.brackets} />
        <p className="letter-source">
          {words.source}{" "}
          <ExternalLink to={source.link}>
            <span lang={storedLanguage}>{source.name}</span>
          </ExternalLink>
          {law && <span lang={storedLanguage}> ({law})</span>}
        </p>
      </div>
    </li>
  );
}

export function LettersPage({ words }: { words: LettersWords }) {
  const shared = sharedGlosses(words.letters);
  return (
    <>
      <PageHero title={words.heading} lead={words.intro} />
      <nav aria-label={words.listTitle} className="wrap letter-index no-print">
        <ul>
          {words.letters.map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={`#${id}`}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <Section kind="list" id="letters" title={words.lettersTitle} lead={words.lead}>
        <p className="no-print">
          <ButtonLink to={words.legalHelp.to}>{words.legalHelp.label}</ButtonLink>
        </p>
        <Gloss glosses={shared} heading={words.bracketsOfAll} />
        <ol className="letters">
          {words.letters.map((letter) => (
            <LetterToCopy key={letter.id} letter={letter} words={words} shared={shared} />
          ))}
        </ol>
      </Section>
      <InlineScript run={copyLetters} args={[words.copied]} />
      <CallToAction id="more-help" copy={words.closing} />
    </>
  );
}
