import { ExternalLink } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import type { FactSection, StateWords } from "~/content/states/words";
import { useStoredLanguage } from "~/lib/contexts";
import { FactText, StoredText } from "./fact-text";
import type { FactView } from "./fact-view.server";

interface GroupSource {
  source: FactView["source"];
  /** The date of most of its facts; the others say theirs. */
  when: string;
}

type GroupSources = readonly GroupSource[];

const isSame = (one: FactView["source"], other: FactView["source"]) =>
  one.name === other.name && one.link === other.link;

function mostFrequent(dates: readonly string[]): string {
  const count = (date: string) => dates.filter((each) => each === date).length;
  return dates.reduce((most, date) => (count(date) > count(most) ? date : most));
}

const sourcesOf = (facts: readonly FactView[]): GroupSources =>
  facts
    .filter(({ source }, index) => facts.findIndex((fact) => isSame(fact.source, source)) === index)
    .map(({ source }) => ({
      source,
      when: mostFrequent(facts.filter((fact) => isSame(fact.source, source)).map(({ when }) => when)),
    }));

/** They stand once for a group, folded up where they are several, so that its lines have room; each line carries a number then. */
function SourceList({ sources, words }: { sources: GroupSources; words: StateWords }) {
  const storedLanguage = useStoredLanguage();
  const isFolded = sources.length > 1;
  const list = sources.map(({ source: { name, link, isUnofficial }, when }, index) => {
    const text = <span lang={storedLanguage}>{name}</span>;
    return (
      <span key={`${name} ${link}`} data-source="" {...(isFolded && { className: "block" })}>
        {isFolded && `[${index + 1}] `}
        {link ? <ExternalLink to={link}>{text}</ExternalLink> : text}
        {isUnofficial && `, ${words.unofficial}`}, {when}.
      </span>
    );
  });
  const look = "mt-3 text-sm text-soft";
  if (!isFolded)
    return (
      <p className={look}>
        {words.sources(1)} {list}
      </p>
    );
  return (
    <details className={`${look} print:[&::details-content]:[content-visibility:visible]`}>
      <summary className="py-3">{words.sources(sources.length)}</summary>
      <p className="md:max-w-none">{list}</p>
    </details>
  );
}

/** Tells before the click whether the office itself is there; on a wide screen it stands with the date. */
function Domain({ fact: { host, text } }: { fact: FactView }) {
  if (host === "" || host === text.toLowerCase()) return null;
  return <p className="text-sm text-soft wrap-anywhere md:hidden print:hidden">{host}</p>;
}

/** Whoever reads a line alone sees how old it is, and whether an office says so. */
function FactRow({ fact, sources, words }: { fact: FactView; sources: GroupSources; words: StateWords }) {
  const { name, label, note, noteLanguage, when, isOld, host } = fact;
  const index = sources.findIndex(({ source }) => isSame(source, fact.source));
  const { isUnofficial } = fact.source;
  return (
    <LedgerRow
      entry={
        <p id={name} className="font-semibold">
          {label}
        </p>
      }
      source={
        <p data-fact={name}>
          {host && <span className="block wrap-anywhere max-md:hidden">{host}</span>}
          {when}
          {isOld && <b>, {words.old}</b>}
          {isUnofficial && `, ${words.unofficial}`}
          {sources.length > 1 && ` [${index + 1}]`}
        </p>
      }
    >
      <FactText fact={fact} />
      <Domain fact={fact} />
      {note && <StoredText text={note} language={noteLanguage} />}
    </LedgerRow>
  );
}

interface FactGroupProps {
  section: FactSection;
  facts: readonly FactView[];
  words: StateWords;
}

export const hasContent = (section: FactSection, facts: readonly FactView[], words: StateWords) =>
  facts.length > 0 || words.sections[section].text !== undefined;

export function FactGroup({ section, facts, words }: FactGroupProps) {
  const { heading, text } = words.sections[section];
  const storedLanguage = useStoredLanguage();
  const sources = sourcesOf(facts);
  if (!hasContent(section, facts, words)) return null;
  return (
    <section id={section} className="mt-9">
      <h3 className="text-xl">{heading}</h3>
      {text && (
        <p className="mt-2 max-w-[65ch]">
          {text.text}{" "}
          {text.call && (
            <a href={text.call.to} className="block w-fit py-2.5 font-semibold">
              {text.call.label}
            </a>
          )}
          <span className="mt-1 block text-sm text-soft">
            {words.sources(1)}{" "}
            <ExternalLink to={text.source.link}>
              <span lang={storedLanguage}>{text.source.name}</span>
            </ExternalLink>
          </span>
        </p>
      )}
      {facts.length > 0 && (
        <div className="mt-4 border-t border-ink">
          <Ledger>
            {facts.map((fact) => (
              <FactRow key={fact.name} fact={fact} sources={sources} words={words} />
            ))}
          </Ledger>
          <SourceList sources={sources} words={words} />
        </div>
      )}
    </section>
  );
}
