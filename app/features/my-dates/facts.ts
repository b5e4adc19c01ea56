import { type DayField, dayFields, type Problem, type TickField, tickFields } from "~/content/my-dates/words";
import { type Day, isDay } from "~/lib/time/dates";

/** What a visitor says about their own case. Only the days and the state are ever part of an address. */
export interface Facts {
  told: Day | undefined;
  lastDay: Day | undefined;
  cover: Day | undefined;
  offer: Day | undefined;
  state: string | undefined;
  age40: boolean;
  groupLayoff: boolean;
  visa: boolean;
  union: boolean;
}

/** Nobody counts from further away; it also catches a year with a digit missing. */
const [EARLIEST, LATEST] = ["2020-01-01", "2035-12-31"];

/** Whether a state has it is known where its name is needed. */
const CODE = /^[A-Z]{2}$/;

/** A posted form, or the query of a shared address. */
export interface Sent {
  get(name: string): unknown;
}

function textIn(sent: Sent, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value.trim().slice(0, 40) : "";
}

interface ReadFacts {
  facts: Facts;
  /** Days that are no date between 2020 and 2035, or "none" where no day was given at all. */
  problems: readonly Problem[];
}

export function readFacts(sent: Sent): ReadFacts {
  const text = (name: string) => textIn(sent, name);
  const isValid = (day: string): day is Day => isDay(day) && day >= EARLIEST && day <= LATEST;
  const day = (name: DayField) => [text(name)].find(isValid);
  const isTicked = (name: TickField) => text(name) !== "";
  const facts: Facts = {
    told: day("told"),
    lastDay: day("lastDay"),
    cover: day("cover"),
    offer: day("offer"),
    state: CODE.exec(text("state").toUpperCase())?.[0],
    age40: isTicked("age40"),
    groupLayoff: isTicked("groupLayoff"),
    visa: isTicked("visa"),
    union: isTicked("union"),
  };
  const unreadable = dayFields.filter((name) => text(name) !== "" && !isValid(text(name)));
  const isEmpty = dayFields.every((name) => text(name) === "");
  return { facts, problems: isEmpty ? ["none"] : unreadable };
}

/** The form shows again what was typed. */
export function typedFacts(sent: Sent): Record<string, string> {
  return Object.fromEntries([...dayFields, ...tickFields, "state"].map((name) => [name, textIn(sent, name)]));
}

/** The query of an address to share: days and state alone. */
export function sharedQuery(facts: Facts): string {
  const query = new URLSearchParams();
  for (const name of [...dayFields, "state"] as const) {
    const value = facts[name];
    if (value !== undefined) query.set(name, value);
  }
  return String(query);
}
