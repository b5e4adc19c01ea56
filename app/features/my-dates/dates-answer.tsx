import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { PhoneText } from "~/components/phone-text";
import { SiteLink } from "~/components/site-link";
import type { MyDatesWords, UndatedGroup, UndatedRuleId } from "~/content/my-dates/words";
import type { Day } from "~/lib/time/dates";
import { dayText, fill } from "./date-texts";
import { DatedCard, DateLine, entryWordsOf, LawAndSource } from "./dated-card";
import { phoneParts } from "./phone-parts";
import { datedRules, undatedRules } from "./rules";
import { type DatedEntry, hasPassed, type WorkedOut } from "./work-out";

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
        appeal: string | undefined;
      }
    | undefined;
  /** Where the calendar file is made when there is no script. */
  calendarPath: string;
  /** The address with days and state. */
  shareUrl: string;
}

export function DatesAnswer({ words, shown, calendarPath, shareUrl }: DatesAnswerProps) {
  const { answer: copy, form } = words;
  const { answer } = shown ?? {};
  const dated = answer?.dated ?? [];
  const passed = dated.filter(hasPassed);
  const toCome = dated.filter((entry) => !hasPassed(entry));
  const card = (entry: DatedEntry) =>
    shown && <DatedCard key={entry.id} id={entry.id} shown={{ entry, today: shown.today }} words={words} />;
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
      {answer?.isLastDayAssumed !== false && <p data-if="isLastDayAssumed">{copy.lastDayAssumed}</p>}
      {answer?.isCoverAssumed !== false && <p data-if="isCoverAssumed">{copy.coverAssumed}</p>}
      <ol className="date-lines no-print" data-words={JSON.stringify(entryWordsOf(words))}>
        {shown ? (
          dated.map((entry) => (
            <DateLine key={entry.id} shown={{ entry, today: shown.today }} words={words} />
          ))
        ) : (
          <DateLine shown={undefined} words={words} />
        )}
      </ol>
      {(!shown || passed.length > 0) && (
        <div data-passed className="date-group">
          <h2 className="section-title">{copy.passed}</h2>
          <ol className="date-passed">{passed.map(card)}</ol>
        </div>
      )}
      <h2 className="section-title date-each">{copy.each}</h2>
      <ol className="date-list">
        {shown
          ? toCome.map(card)
          : datedRules.map(({ id }) => <DatedCard key={id} id={id} shown={undefined} words={words} />)}
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
