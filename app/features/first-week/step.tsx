import type { ReactNode } from "react";
import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { type FirstWeekStep, firstWeek } from "~/content/first-week";
import type { Source } from "~/content/types";
import { withState } from "./with-state";

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className="week-sources">
      {firstWeek.sources}{" "}
      {sources.map(({ name, link }, index) => (
        <span key={link}>
          {index > 0 && ", "}
          <ExternalLink to={link}>{name}</ExternalLink>
        </span>
      ))}
    </p>
  );
}

interface StepProps {
  step: FirstWeekStep;
  state: string | undefined;
  aboveText?: ReactNode;
  belowText?: ReactNode;
}

export function Step({ step, state, aboveText, belowText }: StepProps) {
  const { id, title, deadline, text, lines = [], links = [], sources = [] } = step;
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
        {links.map(({ label, to }) => (
          <p key={to} className="week-links no-print">
            <SiteLink to={withState(to, state)}>{label}</SiteLink>
          </p>
        ))}
        {sources.length > 0 && <Sources sources={sources} />}
      </div>
      <label className="week-tick no-print" hidden>
        <input type="checkbox" name="done" value={id} />
        <span>
          {firstWeek.ticks.done}
          <span className="sr-only">: {title}</span>
        </span>
      </label>
    </li>
  );
}
