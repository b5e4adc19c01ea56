import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { PhoneText } from "~/components/phone-text";
import { SiteLink } from "~/components/site-link";
import {
  type DatedRuleId,
  type DatePart,
  dayFields,
  gaps,
  type MyDatesWords,
  type UndatedGroup,
  type UndatedRuleId,
} from "~/content/my-dates/words";
import { type Day, isDay } from "~/lib/time/dates";
import { ClaimWays } from "./claim-ways";
import { dayText, fill, nearDayText, shortDayText } from "./date-texts";
import { DatedRow, entryWordsOf, LawAndSource, type Shown } from "./dated-row";
import { type OfficePhones, phoneParts, phonesInOrder, withHyphens } from "./phone-parts";
import { appealDays, datedRules, undatedRules } from "./rules";
import type { WorkedOut } from "./work-out";

interface UndatedProps {
  group: UndatedGroup;
  ids: readonly UndatedRuleId[];
  words: MyDatesWords;
  /** "In Texas it is usually 14 days": of the state, or a pattern. */
  appeal: ReactNode;
  isTemplate: boolean;
}

function Undated({ group, ids, words, appeal, isTemplate }: UndatedProps) {
  const { heading, lead } = words.groups[group];
  return (
    <section aria-labelledby={`${group}-title`} className="date-group mt-10">
      <h2 id={`${group}-title`} className="section-title">
        {heading}
      </h2>
      <p className="mt-2">{lead}</p>
      <ul>
        {ids.map((id) => (
          <li key={id} data-rule={isTemplate ? "" : id}>
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

export interface DatesAnswerProps {
  words: MyDatesWords;
  /** What one person sees; it is undefined in the template with everything, which the browser fills in. */
  shown:
    | {
        answer: WorkedOut;
        today: Day;
        typed: Readonly<Record<string, string>>;
        offer: Day | undefined;
        state: string | undefined;
        appeal: string | undefined;
      }
    | undefined;
  phones: OfficePhones;
  /** Where the calendar file is made when there is no script. */
  calendarPath: string;
  /** The address of the page, and what it holds of days and state. */
  url: string;
  query: string;
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

type DatedProps = Pick<DatesAnswerProps, "words" | "shown" | "phones"> & { part: DatePart };

/** Shows a part of the list; in the template all rows stand in the last one, and the browser moves them. */
function Dated({ part, words, shown, phones }: DatedProps) {
  const { lawyer } = words.answer;
  const phone = withHyphens(phones[shown?.state ?? ""] ?? "");
  const ways: Partial<Record<DatedRuleId, ReactNode>> = {
    "ui-file": <ClaimWays words={words} shown={shown && { state: shown.state, phone }} />,
    "visa-60": (
      <SiteLink to={lawyer.to} className="button w-fit">
        {lawyer.label}
      </SiteLink>
    ),
  };
  const row = (id: DatedRuleId, of?: Shown) => (
    <DatedRow key={id} id={id} shown={of} words={words}>
      {ways[id]}
    </DatedRow>
  );
  const entries = shown?.answer.dated.filter((entry) => entry.part === part);
  if (entries?.length === 0) return null;
  return (
    <div
      data-part={part}
      className={part === "today" ? "date-first mt-2 border-2 border-ink bg-card" : "date-ahead mt-10"}
    >
      <h2 className="section-title">{words.answer.parts[part]}</h2>
      <ol>
        {shown && entries
          ? entries.map((entry) => row(entry.id, { entry, today: shown.today }))
          : part === "later" && datedRules.map(({ id }) => row(id))}
      </ol>
    </div>
  );
}

/** The days and the state that were given; the template has all of them, with places for each. */
function givenTexts({ words, shown }: Pick<DatesAnswerProps, "words" | "shown">) {
  const dayOf = (typed = "") =>
    isDay(typed) && shown ? shortDayText(typed, words.language, shown.today) : undefined;
  const days = dayFields.map((name) => {
    const day = shown ? dayOf(shown.typed[name]) : "{day}";
    return { name, text: day && `${words.days[name].short}: ${day}` };
  });
  const state = shown ? words.state.options.find(({ value }) => value === shown.state)?.label : "{state}";
  return [...days, { name: "state", text: state }].filter(({ text }) => text);
}

/** Says what the dates were counted on, in place of the form, which a result folds up (app/styles/my-dates.css). */
function Given({ words, shown }: Pick<DatesAnswerProps, "words" | "shown">) {
  const { answer, form } = words;
  return (
    <div className="dates-given">
      <p data-if="today" className="text-sm text-soft">
        {fill(answer.today, { date: shown ? dayText(shown.today, words.language) : "{date}" })}
      </p>
      <ul className="no-print">
        {givenTexts({ words, shown }).map(({ name, text }) => (
          <li key={name} data-given={name}>
            {text}
          </li>
        ))}
      </ul>
      <a href="#lastDay" className="no-print inline-block py-2.5">
        {form.again}
      </a>
    </div>
  );
}

export function DatesAnswer({ words, shown, phones, calendarPath, url, query }: DatesAnswerProps) {
  const { answer: copy } = words;
  const dated = { words, shown, phones };
  const shareUrl = url + query;
  const mail = new URLSearchParams({ subject: copy.shareSubject, body: shareUrl });
  return (
    <section
      id="answer"
      aria-label={copy.heading}
      tabIndex={-1}
      className="dates-answer"
      {...(!shown && {
        "data-words": JSON.stringify({
          ...entryWordsOf(words),
          phones: phonesInOrder(phones, words.state.options),
          appealDays: Object.fromEntries(appealDays),
        }),
      })}
    >
      <h2 className="sr-only">{copy.heading}</h2>
      <Given words={words} shown={shown} />
      <Dated part="today" {...dated} />
      <div className="dates-actions no-print">
        <form method="post" action={calendarPath} data-calendar={copy.calendarFile}>
          <HiddenInputs values={Object.entries(shown?.typed ?? {})} />
          <Button>{copy.calendar}</Button>
        </form>
        <Button kind="plain" type="button" hidden={shown !== undefined} data-print>
          {copy.print}
        </Button>
        <a href={`sms:?&body=${encodeURIComponent(shareUrl)}`} data-share className="button">
          {copy.text}
        </a>
        <a href={`mailto:?${String(mail).replaceAll("+", "%20")}`} data-share className="button">
          {copy.mail}
        </a>
      </div>
      <p className="no-print text-sm text-soft">{copy.share}</p>
      <p>
        {copy.note}{" "}
        {copy.original && (
          <>
            {copy.original.text}{" "}
            <a href={copy.original.to + query} data-share>
              {copy.original.label}
            </a>
            .{" "}
          </>
        )}
        <b>{copy.aim}</b>
      </p>
      <Gaps words={words} shown={shown} />
      <Dated part="passed" {...dated} />
      <Dated part="soon" {...dated} />
      <Dated part="later" {...dated} />
      {(["later", "open", "ask"] as const).map((group) => (
        <Undated
          key={group}
          group={group}
          words={words}
          isTemplate={!shown}
          ids={shown?.answer.undated[group] ?? undatedRules[group]}
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
