import type { ReactNode } from "react";
import { useLinkNotes } from "~/components/external-link";
import { PhoneText } from "~/components/phone-text";
import { ruleSources } from "~/content/my-dates/sources";
import type { DatedRuleId, MyDatesWords, UndatedRuleId } from "~/content/my-dates/words";
import { useStoredLanguage } from "~/lib/contexts";
import type { Day } from "~/lib/time/dates";
import { entryTexts, fill } from "./date-texts";
import { phoneParts } from "./phone-parts";
import { type DatedEntry, isOpen, isOverdue } from "./work-out";

const sources: Partial<Record<string, (typeof ruleSources)[DatedRuleId]>> = ruleSources;

export function LawAndSource({ id, words }: { id: DatedRuleId | UndatedRuleId; words: MyDatesWords }) {
  const { answer } = words;
  const { labels } = answer;
  const { site } = useLinkNotes();
  const storedLanguage = useStoredLanguage();
  const inEnglish = (text: string) => (storedLanguage ? <span lang={storedLanguage}>{text}</span> : text);
  const known = sources[id];
  if (!known) return null;
  return (
    <p className="text-sm">
      {labels.law}: {answer.laws[known.law] ?? known.law}. {labels.source}:{" "}
      <a href={known.source.link} rel="noopener">
        {inEnglish(known.source.name)}
        <span className="sr-only"> {site}</span>
      </a>
    </p>
  );
}

/** The words that both the server and the browser make the texts of an entry out of. */
export const entryWordsOf = ({ language, answer: { when } }: MyDatesWords) => ({ language, when });

/** It holds the days of one person, and is undefined in the template, whose texts the browser fills in. */
export type Shown = { entry: DatedEntry; today: Day } | undefined;

interface RowProps {
  id: DatedRuleId;
  shown: Shown;
  words: MyDatesWords;
  /** Stands before what the day is about. */
  children?: ReactNode;
}

/** A line of the list: its day, how long it is until then, and its name, which open what to do. */
export function DatedRow({ id, shown, words, children }: RowProps) {
  const { answer } = words;
  const { name, what, who, missed, action, passed, also, notes } = words.dated[id];
  const { labels } = answer;
  const isOver = shown && isOverdue(shown.entry);
  const isStale = shown?.entry.part === "passed";
  const texts = shown && entryTexts(shown.entry, shown.today, entryWordsOf(words));
  const main = (
    <div className="date-main">
      <p>{what}</p>
      {also && (!texts || texts.also) && <p data-if="also">{fill(also, { day: texts?.also ?? "{day}" })}</p>}
      <p>
        <b>{labels.action}:</b>{" "}
        <span data-do>
          <PhoneText parts={phoneParts(action)} />
        </span>
      </p>
      {missed && !isOver && (
        <p data-missed>
          <b>{labels.missed}:</b> {missed}
        </p>
      )}
    </div>
  );
  return (
    <li data-rule={shown ? id : ""} className="date-entry border-b border-hair">
      <details className="date-row" open={shown && isOpen(shown.entry)}>
        <summary>
          <span className="date-stub">
            <b data-if="head">{texts?.head ?? "{day}"}</b>{" "}
            <span data-if="when">{texts?.when ?? "{day}"}</span>
          </span>
          <h3>{name}</h3>
        </summary>
        <div className="date-body">
          {(!texts || texts.closed) && (
            <p data-if="closed">{fill(answer.closed, { day: texts?.closed ?? "{day}" })}</p>
          )}
          {isOver !== false && (
            <p data-if="passed" className="font-semibold">
              <PhoneText parts={phoneParts(passed)} />
            </p>
          )}
          {children}
          {!isStale && main}
          <details className="date-more">
            <summary>{labels.more}</summary>
            {isStale && main}
            {who && (
              <p className="date-who">
                <b>{labels.who}:</b> {who}
              </p>
            )}
            <ul className="bullets">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <LawAndSource id={id} words={words} />
          </details>
        </div>
      </details>
    </li>
  );
}
