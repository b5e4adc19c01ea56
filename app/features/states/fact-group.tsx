import { ExternalLink } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import type { FactSection, StateWords } from "~/content/states/words";
import { useStoredLanguage } from "~/lib/contexts";
import { FactText, StoredText } from "./fact-text";
import type { FactView } from "./fact-view.server";

type FactSources = readonly FactView["source"][];

const isSame = (one: FactView["source"], other: FactView["source"]) =>
  one.name === other.name && one.link === other.link;

const sourcesOf = (facts: readonly FactView[]): FactSources =>
  facts
    .map(({ source }) => source)
    .filter((source, index, all) => all.findIndex((each) => isSame(each, source)) === index);

/** They stand once for a group, so that its lines have room; where it has several, each line carries a number. */
function GroupSources({ sources, words }: { sources: FactSources; words: StateWords }) {
  const storedLanguage = useStoredLanguage();
  return (
    <p className="mt-3 max-w-[65ch] text-sm text-soft">
      {words.sources(sources.length)}
      {sources.map(({ name, link }, index) => {
        const text = <span lang={storedLanguage}>{name}</span>;
        return (
          <span key={`${name} ${link}`} data-source="">
            {sources.length > 1 && ` [${index + 1}]`}{" "}
            {link ? <ExternalLink to={link}>{text}</ExternalLink> : text}
            {index < sources.length - 1 ? ";" : "."}
          </span>
        );
      })}
    </p>
  );
}

function FactRow({ fact, sources, words }: { fact: FactView; sources: FactSources; words: StateWords }) {
  const { name, label, note, noteLanguage, when, isOld } = fact;
  const mark =
    sources.length > 1 && `, ${words.source(sources.findIndex((each) => isSame(each, fact.source)) + 1)}`;
  return (
    <LedgerRow
      entry={<p className="font-semibold">{label}</p>}
      source={
        <p data-fact={name}>
          {isOld ? <strong className="text-ink">{when}</strong> : when}
          {mark}
        </p>
      }
    >
      <FactText fact={fact} />
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
            <>
              <a href={text.call.to} className="inline-block py-2 font-semibold">
                {text.call.label}
              </a>{" "}
            </>
          )}
          <span className="text-sm text-soft">
            {words.sources(1)}{" "}
            <ExternalLink to={text.source.link}>
              <span lang={storedLanguage}>{text.source.name}</span>
            </ExternalLink>
          </span>
        </p>
      )}
      {facts.some(({ isOld }) => isOld) && <p className="mt-2 text-sm text-soft">{words.old}</p>}
      {facts.length > 0 && (
        <div className="mt-4 border-t border-ink">
          <Ledger>
            {facts.map((fact) => (
              <FactRow key={fact.name} fact={fact} sources={sources} words={words} />
            ))}
          </Ledger>
          <GroupSources sources={sources} words={words} />
        </div>
      )}
    </section>
  );
}
