import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { PhoneText } from "~/components/phone-text";
import { SiteLink } from "~/components/site-link";
import { gaps, type MyDatesWords, type UndatedGroup, type UndatedRuleId } from "~/content/my-dates/words";
import type { Day } from "~/lib/time/dates";
import { dayText, fill, nearDayText } from "./date-texts";
import { DatedRow, entryWordsOf, LawAndSource } from "./dated-row";
import { phoneParts } from "./phone-parts";
import { datedRules, undatedRules } from "./rules";
import { type DatedEntry, isForToday, type WorkedOut } from "./work-out";

interface UndatedProps {
  group: UndatedGroup;
  ids: readonly UndatedRuleId[];
  words: MyDatesWords;
  /** "In Texas it is usually 14 days": of the state, or a pattern. */
  appeal: ReactNode;
}

function Undated({ group, ids, words, appeal }: UndatedProps) {
  const { heading, lead } = words.groups[group];
  return (
    <section aria-labelledby={`${group}-title`} className="date-group">
      <h2 id={`${group}-title`} className="section-title">
        {heading}
      </h2>
      <p>{lead}</p>
      <ul>
        {ids.map((id) => (
          <li key={id} data-rule={id}>
            <details className="date-note">
              <summary>
                <h3>{words.undated[id].name}</h3>
              </summary>
              <p>
                <PhoneText parts={phoneParts(words.undated[id].text)} />
                {id === "ui-appeal" && appeal}
              </p>
              <LawAndSource id={id} words={words} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const groups = ["later", "open", "ask"] as const;

export interface DatesAnswerProps {
  words: MyDatesWords;
  /** What one person sees; it is undefined in the template with everything, which the browser fills in. */
  shown:
    | {
        answer: WorkedOut;
        today: Day;
        typed: Readonly<Record<string, string>>;
        offer: Day | undefined;
        appeal: string | undefined;
      }
    | undefined;
  /** Where the calendar file is made when there is no script. */
  calendarPath: string;
  /** The address with days and state. */
  shareUrl: string;
}

/** Says what was left empty or could not be counted, with the way to mend it. */
function Gaps({ words, shown }: Pick<DatesAnswerProps, "words" | "shown">) {
  const day = shown?.offer ? nearDayText(shown.offer, words.language, shown.today) : "{day}";
  return (
    <ul className="date-gaps">
      {(shown?.answer.gaps ?? gaps).map((gap) => {
        const { text, label, letter } = words.answer.gaps[gap];
        return (
          <li key={gap} data-gap={gap}>
            <span>{fill(text, { day })}</span>{" "}
            <a href={gap === "offer" ? "#age40" : `#${gap}`} className="no-print">
              {label}
            </a>
            {letter && (
              <SiteLink to={letter.to} className="no-print">
                {letter.label}
              </SiteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function DatesAnswer({ words, shown, calendarPath, shareUrl }: DatesAnswerProps) {
  const { answer: copy, form } = words;
  const { answer } = shown ?? {};
  const isFirst = (entry: DatedEntry) => shown !== undefined && isForToday(entry, shown.today);
  const row = (entry: DatedEntry) =>
    shown && <DatedRow key={entry.id} id={entry.id} shown={{ entry, today: shown.today }} words={words} />;
  const first = answer?.dated.filter(isFirst);
  const mail = new URLSearchParams({ subject: copy.shareSubject, body: shareUrl });
  return (
    <section id="answer" aria-label={copy.heading} tabIndex={-1} className="dates-answer">
      <h2 className="section-title">{copy.heading}</h2>
      <p data-fill="today" className="text-soft">
        {fill(copy.today, { date: shown ? dayText(shown.today, words.language) : "{date}" })}
      </p>
      <div className="dates-actions no-print">
        <form method="post" action={calendarPath} data-calendar={copy.calendarFile}>
          <HiddenInputs values={Object.entries(shown?.typed ?? {})} />
          <Button>{copy.calendar}</Button>
        </form>
        <Button kind="plain" type="button" hidden data-print>
          {copy.print}
        </Button>
        <a href={`sms:?&body=${encodeURIComponent(shareUrl)}`} data-share className="button">
          {copy.text}
        </a>
        <a href={`mailto:?${String(mail).replaceAll("+", "%20")}`} data-share className="button">
          {copy.mail}
        </a>
        <p className="text-sm text-soft">
          {copy.share} <a href="#told">{form.again}</a>
        </p>
      </div>
      <p>
        {copy.note} <b>{copy.aim}</b>
      </p>
      {first?.length !== 0 && (
        <div className="date-first">
          <h2 className="section-title">{copy.first}</h2>
          <ol>{first?.map(row)}</ol>
        </div>
      )}
      <h2 className="section-title date-ahead">{copy.ahead}</h2>
      <Gaps words={words} shown={shown} />
      <ol className="date-list" data-words={JSON.stringify(entryWordsOf(words))}>
        {answer
          ? answer.dated.filter((entry) => !isFirst(entry)).map(row)
          : datedRules.map(({ id }) => <DatedRow key={id} id={id} shown={undefined} words={words} />)}
      </ol>
      {groups.map((group) => (
        <Undated
          key={group}
          group={group}
          words={words}
          ids={
            answer?.undated[group] ?? undatedRules.filter((rule) => rule.group === group).map(({ id }) => id)
          }
          appeal={
            shown ? shown.appeal && ` ${shown.appeal}` : <span data-if="appeal"> {copy.appealDays}</span>
          }
        />
      ))}
      <p className="no-print">
        {copy.lawyer.text} <SiteLink to={copy.lawyer.to}>{copy.lawyer.label}</SiteLink>
      </p>
    </section>
  );
}
