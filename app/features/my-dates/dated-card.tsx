import { ExternalLink } from "~/components/external-link";
import { PhoneText } from "~/components/phone-text";
import { ruleSources } from "~/content/my-dates/sources";
import type { DatedRuleId, MyDatesWords, UndatedRuleId } from "~/content/my-dates/words";
import type { Day } from "~/lib/time/dates";
import { entryTexts, fill } from "./date-texts";
import { phoneParts } from "./phone-parts";
import { type DatedEntry, hasPassed } from "./work-out";

const sources: Partial<Record<string, (typeof ruleSources)[DatedRuleId]>> = ruleSources;

export function LawAndSource({ id, words }: { id: DatedRuleId | UndatedRuleId; words: MyDatesWords }) {
  const { labels } = words.answer;
  const known = sources[id];
  if (!known) return null;
  return (
    <p className="text-sm">
      {labels.law}: <span lang="en">{known.law}</span>. {labels.source}:{" "}
      <ExternalLink to={known.source.link}>
        <span lang="en">{known.source.name}</span>
      </ExternalLink>
    </p>
  );
}

/** The words that both the server and the browser make the texts of an entry out of. */
export const entryWordsOf = ({ language, answer: { when, by } }: MyDatesWords) => ({ language, when, by });

/** It holds the days of one person, and is undefined in the template, whose texts the browser fills in. */
export type Shown = { entry: DatedEntry; today: Day } | undefined;

interface LineProps {
  shown: Shown;
  words: MyDatesWords;
}

/** "Dec 15, in 19 days: Open enrollment", which leads to the card. */
export function DateLine({ shown, words }: LineProps) {
  const line = shown && entryTexts(shown.entry, shown.today, entryWordsOf(words)).line;
  if (shown && !line) return null;
  return (
    <li>
      <a href={shown && `#date-${shown.entry.id}`}>
        <span>
          <b data-fill="day">{line?.day}</b>, <span data-fill="when">{line?.when}</span>
        </span>
        <span data-fill="name">{shown && words.dated[shown.entry.id].name}</span>
      </a>
    </li>
  );
}

interface CardProps extends LineProps {
  id: DatedRuleId;
}

export function DatedCard({ id, shown, words }: CardProps) {
  const { answer } = words;
  const { name, what, who, missed, action, passed, also, notes } = words.dated[id];
  const { labels } = answer;
  const { entry, today } = shown ?? {};
  const isOver = entry && hasPassed(entry);
  const texts = entry && today && entryTexts(entry, today, entryWordsOf(words));
  const body = (
    <div className="date-main">
      {also && (!texts || texts.also) && <p data-if="also">{fill(also, { day: texts?.also ?? "{day}" })}</p>}
      <p>
        <b>{labels.action}:</b>{" "}
        <span data-do>
          <PhoneText parts={phoneParts(action)} />
        </span>
      </p>
    </div>
  );
  const isMore = isOver && !entry?.isDueNow;
  return (
    <li id={`date-${id}`} data-rule={id} className="date-entry">
      <div className="date-stub">
        <p data-fill="head" className="date-day">
          {texts?.head}
        </p>
        <p data-fill="when">{texts?.when}</p>
        {(!texts || texts.closed) && (
          <p data-if="closed" className="text-sm">
            {fill(answer.closed, { day: texts?.closed ?? "{day}" })}
          </p>
        )}
      </div>
      <div className="date-body">
        <h3>{name}</h3>
        {isOver !== false && (
          <p data-if="passed" className="font-semibold">
            <PhoneText parts={phoneParts(passed)} />
          </p>
        )}
        {!isMore && body}
        <details className="date-more">
          <summary>{labels.more}</summary>
          <p className="date-what">{what}</p>
          {isMore && body}
          {who && (
            <p className="date-who">
              <b>{labels.who}:</b> {who}
            </p>
          )}
          {!isOver && (
            <p data-missed>
              <b>{labels.missed}:</b> {missed}
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
    </li>
  );
}
