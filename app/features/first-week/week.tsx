import { type ReactNode, useContext } from "react";
import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { type FirstWeekStep, type FirstWeekWords, unemploymentStep } from "~/content/first-week";
import type { LinkTarget, Source } from "~/content/types";
import { PageLanguage } from "~/lib/contexts";
import { ChosenFacts, ChosenOffice, type ChosenOfficeProps, OfficeFinder } from "./office";

const DIRECTORY = /^\/((?:es\/)?services\/support-and-resources\?[^#]*)(#.*)?$/;

/** A link into the directory, limited to a state; any other link as it is. */
export function withState(to: LinkTarget, state: string | undefined): LinkTarget {
  const [, search, anchor = ""] = DIRECTORY.exec(to) ?? [];
  return search === undefined || state === undefined ? to : `/${search}&state=${state}${anchor}`;
}

function Sources({ label, sources }: { label: string; sources: readonly Source[] }) {
  const isEnglish = useContext(PageLanguage) === "en";
  return (
    <p className="week-sources">
      {label}{" "}
      {sources.map(({ name, link }, index) => (
        <span key={link}>
          {index > 0 && ", "}
          <ExternalLink to={link}>{isEnglish ? name : <span lang="en">{name}</span>}</ExternalLink>
        </span>
      ))}
    </p>
  );
}

interface StepProps {
  words: FirstWeekWords;
  step: FirstWeekStep;
  state: string | undefined;
  /** The state has a page of its own in place of the national one. */
  hasOwnPage: boolean;
  aboveText?: ReactNode;
  belowText?: ReactNode;
}

function Step({ words, step, state, hasOwnPage, aboveText, belowText }: StepProps) {
  const { id, title, deadline, text, act, lines = [], links = [], sources = [] } = step;
  return (
    <li id={id} className="week-step">
      <div className="week-step-body">
        <h3 className="week-step-title">
          <span className="week-print-box" aria-hidden="true" />
          {title}
        </h3>
        <p className="week-deadline">{deadline}</p>
        {aboveText}
        <p>{text}</p>
        {belowText}
        {lines.map(({ name, links: calls }) => (
          <p key={name} className="week-links">
            <span>{name}</span>
            {calls.map(({ label, to }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </p>
        ))}
        {act && !hasOwnPage && (
          <p className="week-links no-print">
            <ExternalLink to={act.link}>{act.name}</ExternalLink>
          </p>
        )}
        {links.map(({ label, to }) => (
          <p key={to} className="week-links no-print">
            <SiteLink to={withState(to, state)}>{label}</SiteLink>
          </p>
        ))}
        {sources.length > 0 && <Sources label={words.sources} sources={sources} />}
      </div>
      <label className="week-tick no-print" hidden>
        <input type="checkbox" name="done" value={id} />
        <span>
          {words.ticks.done}
          <span className="sr-only">: {title}</span>
        </span>
      </label>
    </li>
  );
}

const dayId = (index: number) => `day-${index + 1}`;

/** The slips under the page's title, one for each day. */
export function DaySlips({ words: { daysHeading, days, day } }: { words: FirstWeekWords }) {
  return (
    <nav aria-label={daysHeading} className="week-slips no-print">
      <ol className="wrap">
        {days.map(({ title }, index) => (
          <li key={title} data-day={dayId(index)}>
            <a href={`#${dayId(index)}`} className="week-slip">
              <span className="week-slip-number">{day(index + 1)}</span>
              <span className="week-slip-title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Hidden until a script shows it: only a script can store ticks. */
export function TickCount({ words }: { words: FirstWeekWords }) {
  const { clear, stored } = words.ticks;
  return (
    <div id="ticks" className="week-count no-print" hidden>
      <p role="status" className="font-semibold" />
      <button type="button" className="week-clear">
        {clear}
      </button>
      <p className="text-sm text-soft">{stored}</p>
    </div>
  );
}

export function Week({ words, state, office, facts }: ChosenOfficeProps) {
  return (
    <ol className="week">
      {words.days.map(({ title, steps }, index) => (
        <li key={title} id={dayId(index)} className="week-day">
          <h2 className="week-stub">
            <span className="week-stub-day">{words.day(index + 1)}</span>{" "}
            <span className="week-stub-title">{title}</span>
          </h2>
          <ol className="week-steps">
            {steps.map((step) => (
              <Step
                key={step.id}
                words={words}
                step={step}
                state={state?.code}
                hasOwnPage={facts[step.id]?.some(({ link }) => link) ?? false}
                aboveText={<ChosenFacts state={state} facts={facts[step.id]} />}
                {...(step.id === unemploymentStep && {
                  aboveText: <ChosenOffice words={words} state={state} office={office} />,
                  belowText: <OfficeFinder words={words} state={state} />,
                })}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
