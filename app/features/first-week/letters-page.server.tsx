import { CallToAction } from "~/components/call-to-action";
import { ExternalLink } from "~/components/external-link";
import { InlineScript } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  bracketParts,
  commonGloss,
  glossOf,
  lettersWords as inEnglish,
  type Letter,
  type LetterGroup,
  type LettersWords,
  letterGroups,
  letterText,
} from "~/content/letters";
import { useStoredLanguage } from "~/lib/contexts";
import { copyLetters } from "./copy-letters.server";

/** Commas and colons stay as they are, for the letter stands on the page as well, and compresses the better. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":");

/** RFC 6068: lines of a body end with CR and LF. */
const mailAddress = (subject: string, body: string) =>
  `mailto:?subject=${encoded(subject)}&body=${encoded(body.replaceAll("\n", "\r\n"))}`;

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

type Glosses = ReturnType<typeof commonGloss>;

function Ways({ letter, words }: LetterProps) {
  const about = <span className="sr-only">: {letter.title}</span>;
  return (
    <p className="no-print mb-3 flex flex-wrap items-center gap-4">
      <button type="button" data-letter="" data-copies="" className="button button-go" hidden>
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

/** Says what the letter says; the marks are those of the letter itself. */
function Meaning({ letter: { meaning }, words }: LetterProps) {
  if (!meaning) return null;
  return (
    <div className="letter-meaning">
      <h5 className="font-text text-base font-bold tracking-normal">{words.meaning}</h5>
      <p>
        {words.subject} <Bracketed text={meaning.subject} />
      </p>
      <p>
        <Bracketed text={letterText(meaning)} />
      </p>
    </div>
  );
}

/** "conserve lo que corresponda", without its brackets. */
const plain = (gloss: string) => gloss.slice(1, 2).toLowerCase() + gloss.slice(2).replace(/:?\]$/, "");

function GlossList({ glosses }: { glosses: Glosses }) {
  const storedLanguage = useStoredLanguage();
  return (
    <ul>
      {glosses.map(([bracket, gloss]) => (
        <li key={bracket}>
          <mark lang={storedLanguage}>{bracket}</mark> {plain(gloss)}
        </li>
      ))}
    </ul>
  );
}

/** It stands before the button that copies the letter, for whoever copies that unseen and fills it in elsewhere. */
function Gloss({ glosses, heading }: { glosses: Glosses; heading: string | undefined }) {
  if (glosses.length === 0) return null;
  return (
    <div className="letter-gloss mt-3">
      <p className="font-semibold">{heading}</p>
      <GlossList glosses={glosses} />
    </div>
  );
}

/** It is folded, because the Spanish beside each letter shows the same brackets in their places. */
function CommonGloss({ glosses, heading }: { glosses: Glosses; heading: string | undefined }) {
  if (glosses.length === 0) return null;
  return (
    <details className="letter-gloss">
      <summary className="py-2.5 font-semibold">{heading}</summary>
      <GlossList glosses={glosses} />
    </details>
  );
}

function LetterToCopy({ letter, words, common }: LetterProps & { common: Glosses }) {
  const { id, title, when, about, phone, subject, law } = letter;
  const own = glossOf(letter).filter(([bracket]) => !common.some(([known]) => known === bracket));
  const storedLanguage = useStoredLanguage();
  const sheet = (
    <div className="letter-sheet">
      <p className="mb-3 border-b border-hair pb-3 font-semibold">
        <span lang={storedLanguage}>
          {inEnglish.subject} <Bracketed text={subject} />
        </span>
      </p>
      <p lang={storedLanguage}>
        <Bracketed text={letterText(letter)} />
      </p>
    </div>
  );
  const source = (
    <p className="mt-3 text-sm text-soft">
      {letter.isHelp ? words.help : words.source}{" "}
      <ExternalLink to={letter.source.link}>
        <span lang={storedLanguage}>{letter.source.name}</span>
      </ExternalLink>
      {law && ` (${law})`}
    </p>
  );
  const heading = <h4 className="font-display text-xl">{title}</h4>;
  const moment = <span className="mt-1 block font-semibold">{when}</span>;
  return (
    <li id={id} className="letter">
      <details className="fold">
        <summary>
          {heading}
          {moment}
        </summary>
        <div className="letter-parts">
          <div className="max-md:hidden">
            {heading}
            {moment}
          </div>
          <div>
            <p>{about}</p>
            {phone && (
              <a href={phone.to} className="block w-fit py-2.5 font-semibold">
                {phone.label}
              </a>
            )}
          </div>
          <Meaning letter={letter} words={words} />
          <Gloss glosses={own} heading={words.brackets} />
          <div className="letter-in-english">
            <Ways letter={letter} words={words} />
            {words.folded ? (
              <details className="fold">
                <summary className="py-2.5 font-semibold">{words.folded}</summary>
                {sheet}
              </details>
            ) : (
              sheet
            )}
            {source}
            <p className="no-print mt-3 flex flex-wrap items-center gap-4">
              <button type="button" data-letter="" className="button" hidden>
                {words.print}
              </button>
              <a href="#which" className="py-2.5 max-md:hidden">
                {words.back}
              </a>
            </p>
          </div>
        </div>
      </details>
    </li>
  );
}

export function LettersPage({ words }: { words: LettersWords }) {
  const common = commonGloss(words.letters);
  const of = (group: LetterGroup) => words.letters.filter((letter) => letter.group === group);
  return (
    <>
      <PageHero title={words.heading} lead={words.intro} />
      <nav id="which" aria-label={words.listTitle} className="wrap letter-index no-print max-md:hidden">
        <ul>
          {letterGroups.map((group) => (
            <li key={group}>
              <b>{words.groups[group]}</b>
              <ul>
                {of(group).map(({ id, title }) => (
                  <li key={id}>
                    <SiteLink to={`#${id}`} className="inline-block py-2">
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <Section
        kind="list"
        id="letters"
        title={words.lettersTitle}
        lead={
          <>
            {words.lead}{" "}
            <SiteLink to={words.legalHelp.to} className="py-2.5 font-semibold">
              {words.legalHelp.label}
            </SiteLink>
            .
          </>
        }
      >
        <CommonGloss glosses={common} heading={words.commonBrackets} />
        {letterGroups.map((group) => (
          <div key={group} className="letter-group mt-8">
            <h3 className="text-2xl">{words.groups[group]}</h3>
            <ol className="mt-2">
              {of(group).map((letter) => (
                <LetterToCopy key={letter.id} letter={letter} words={words} common={common} />
              ))}
            </ol>
          </div>
        ))}
      </Section>
      <InlineScript run={copyLetters} args={[words.copied]} />
      <CallToAction id="more-help" copy={words.closing} />
    </>
  );
}
