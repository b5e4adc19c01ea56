import { firstWeek, firstWeekDays, unemploymentStep } from "~/content/first-week";
import type { UnemploymentOffice } from "~/features/resources/public/unemployment-office.queries.server";
import { ChosenOffice, type ChosenState, OfficeFinder } from "./office";
import { Step } from "./step";

const dayId = (index: number) => `day-${index + 1}`;

/** The slips under the page's title, one for each day. */
export function DaySlips() {
  return (
    <nav aria-label={firstWeek.daysHeading} className="week-slips no-print">
      <ol className="wrap">
        {firstWeekDays.map(({ title }, index) => (
          <li key={title} data-day={dayId(index)}>
            <a href={`#${dayId(index)}`} className="week-slip">
              <span className="week-slip-number">{firstWeek.day(index + 1)}</span>
              <span className="week-slip-title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Hidden until a script shows it: only a script can store ticks. */
export function TickCount() {
  const { clear, stored } = firstWeek.ticks;
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

interface WeekProps {
  state: ChosenState | null;
  office: UnemploymentOffice | null;
}

export function Week({ state, office }: WeekProps) {
  return (
    <ol className="week">
      {firstWeekDays.map(({ title, steps }, index) => (
        <li key={title} id={dayId(index)} className="week-day">
          <h2 className="week-stub">
            <span className="week-stub-day">{firstWeek.day(index + 1)}</span>{" "}
            <span className="week-stub-title">{title}</span>
          </h2>
          <ol className="week-steps">
            {steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                state={state?.code}
                {...(step.id === unemploymentStep && {
                  aboveText: <ChosenOffice state={state} office={office} />,
                  belowText: <OfficeFinder state={state} />,
                })}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
