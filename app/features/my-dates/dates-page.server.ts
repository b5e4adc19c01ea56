import { data } from "@remix-run/node";
import { type DatedRuleId, dayFields, type MyDatesWords, tickFields } from "~/content/my-dates/words";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { NO_STORE } from "~/lib/no-store";
import type { Day } from "~/lib/time/dates";
import { localDay, timeZone } from "~/lib/time/time-zone";
import { calendarFile } from "./calendar-file";
import { fill } from "./date-texts";
import { type Facts, readFacts, type Sent, sharedQuery, typedFacts } from "./facts";
import type { OfficePhones } from "./phone-parts";
import { appealDays } from "./rules";
import { workOutDates } from "./work-out";

/** The zone that most of a state lives in. */
const zones: ReadonlyArray<readonly [zone: string, states: string]> = [
  ["America/New_York", "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV"],
  ["America/Chicago", "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI"],
  ["America/Denver", "CO ID MT NM UT WY"],
  ["America/Phoenix", "AZ"],
  ["America/Los_Angeles", "CA NV OR WA"],
  ["America/Anchorage", "AK"],
  ["Pacific/Honolulu", "HI"],
  ["America/Puerto_Rico", "PR VI"],
];

function zoneOf(state: string | undefined): string {
  const found = state && zones.find(([, states]) => states.includes(state));
  return found ? found[0] : timeZone();
}

/** The day on the clocks of a state; without one, on the organization's. */
function todayIn(state: string | undefined, now: Date): Day {
  return localDay(now, zoneOf(state));
}

function appealText(facts: Facts, words: MyDatesWords): string | undefined {
  const days = facts.state && appealDays.get(facts.state);
  if (!days) return undefined;
  const state = words.state.options.find(({ value }) => value === facts.state)?.label ?? "";
  return fill(words.answer.appealDays, { state, days });
}

function answerOf(sent: Sent, now: Date, words: MyDatesWords) {
  const { facts, problems } = readFacts(sent);
  const typed = typedFacts(sent);
  const query = sharedQuery(facts);
  if (problems.length > 0) return { typed, problems, query, shown: undefined };
  const today = todayIn(facts.state, now);
  const answer = workOutDates(facts, today);
  return {
    typed,
    problems,
    query,
    shown: { answer, today, typed, offer: facts.offer, state: facts.state, appeal: appealText(facts, words) },
  };
}

const NOTHING_YET = { typed: {}, problems: [], query: "", shown: undefined };

/** The page as it is opened, or from an address with days and a state. */
export function loadDates(url: URL, now: Date, words: MyDatesWords, phones: OfficePhones) {
  const isShared = [...dayFields, "state"].some((name) => url.searchParams.has(name));
  if (!isShared) return data({ ...NOTHING_YET, phones });
  const params = new URLSearchParams(url.searchParams);
  // An address says nothing about age, visa or union, whoever wrote it.
  for (const name of tickFields) params.delete(name);
  return data({ ...answerOf(params, now, words), phones }, NO_STORE);
}

/** Answers a posted form without storing anything of it. */
export async function answerDates(request: Request, now: Date, words: MyDatesWords) {
  const answer = answerOf(await requireFormBody(request), now, words);
  return data(answer, { ...NO_STORE, status: answer.shown ? 200 : 400 });
}

/** The posted days as a calendar file, or undefined where none of them can be read. */
export async function downloadCalendar(
  request: Request,
  siteUrl: string,
  now: Date,
  words: MyDatesWords,
): Promise<Response | undefined> {
  const { facts, problems } = readFacts(await requireFormBody(request));
  if (problems.length > 0) return undefined;
  const { dated } = workOutDates(facts, todayIn(facts.state, now));
  const wordsOf = (id: DatedRuleId) => ({ title: words.dated[id].name, text: words.dated[id].action });
  return new Response(calendarFile(dated, wordsOf, new URL(siteUrl).host, now), {
    headers: {
      ...NO_STORE.headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${words.answer.calendarFile}"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
