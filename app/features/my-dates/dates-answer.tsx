import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { ruleSources } from "~/content/my-dates/sources";
import type { DatedRuleId, MyDatesWords, UndatedGroup, UndatedRuleId } from "~/content/my-dates/words";
import type { Day } from "~/lib/time/dates";
import { dayText, fill, whenText } from "./date-texts";
import { datedRules, undatedRules } from "./rules";
import type { DatedEntry, WorkedOut } from "./work-out";

/** If undefined, the texts are patterns that the browser fills in. */
type Shown = DatedEntry | undefined;

const sources: Partial<Record<string, (typeof ruleSources)[DatedRuleId]>> = ruleSources;

function LawAndSource({ id, words }: { id: DatedRuleId | UndatedRuleId; words: MyDatesWords }) {
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

interface DatedProps {
  id: DatedRuleId;
  entry: Shown;
  words: MyDatesWords;
}

function Dated({ id, entry, words }: DatedProps) {
  const { answer, language } = words;
  const { name, what, who, missed, action, passed, also, notes } = words.dated[id];
  const { labels } = answer;
  const isCheck = datedRules.find((rule) => rule.id === id)?.kind === "check";
  const hasPassed = entry ? entry.daysLeft < 0 : undefined;
  const day = (value: Day | undefined) => (value === undefined ? "{day}" : dayText(value, language));
  return (
    <li data-rule={id} data-passed={hasPassed || undefined} className="date-entry">
      <div className="date-stub">
        <p data-fill="day" className="date-day">
          {day(entry?.day)}
        </p>
        <p data-fill="when">{entry && whenText(entry.daysLeft, answer.when)}</p>
      </div>
      <div className="date-body">
        <h3>{name}</h3>
        {hasPassed !== false && (
          <p data-if="passed" className="font-semibold">
            {!isCheck && answer.passed} {passed}
          </p>
        )}
        {(!entry || entry.actBy) && (
          <p data-if="actBy" className="font-semibold">
            {fill(answer.actBy, { day: day(entry?.actBy) })}
          </p>
        )}
        <p>{what}</p>
        {also && (!entry || entry.also) && <p data-if="also">{fill(also, { day: day(entry?.also) })}</p>}
        {who && (
          <p>
            <b>{labels.who}:</b> {who}
          </p>
        )}
        <p className="date-missed">
          <b>{labels.missed}:</b> {missed}
        </p>
        <p>
          <b>{labels.action}:</b> <span data-do>{action}</span>
        </p>
        <details className="date-more">
          <summary>{labels.more}</summary>
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
      <h2 id={`${group}-title`} className="text-2xl">
        {heading}
      </h2>
      <p>{lead}</p>
      <ul>
        {ids.map((id) => (
          <li key={id} data-rule={id}>
            <h3>{words.undated[id].name}</h3>
            <p>
              {words.undated[id].text}
              {id === "ui-appeal" && appeal}
            </p>
            <LawAndSource id={id} words={words} />
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
  const mail = new URLSearchParams({ subject: copy.shareSubject, body: shareUrl });
  return (
    <section id="answer" aria-label={copy.heading} tabIndex={-1} className="dates-answer">
      <h2 className="section-title">{copy.heading}</h2>
      <p data-fill="today" className="text-soft">
        {fill(copy.today, { date: shown ? dayText(shown.today, words.language) : "{date}" })}
      </p>
      {copy.rules.map((rule) => (
        <p key={rule} className="font-semibold">
          {rule}
        </p>
      ))}
      {answer?.isLastDayAssumed !== false && <p data-if="isLastDayAssumed">{copy.lastDayAssumed}</p>}
      {answer?.isCoverAssumed !== false && <p data-if="isCoverAssumed">{copy.coverAssumed}</p>}
      <ol className="date-list" data-when={JSON.stringify(copy.when)} data-language={words.language}>
        {answer
          ? answer.dated.map((entry) => <Dated key={entry.id} id={entry.id} entry={entry} words={words} />)
          : datedRules.map(({ id }) => <Dated key={id} id={id} entry={undefined} words={words} />)}
      </ol>
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
        <p className="text-sm text-soft">{copy.share}</p>
        <p>
          <a href="#told">{form.again}</a>
        </p>
      </div>
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
