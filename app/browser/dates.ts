import type { DatedRuleId } from "~/content/my-dates/words";
import { calendarFile } from "~/features/my-dates/calendar-file";
import { dayText, fill, whenText } from "~/features/my-dates/date-texts";
import { type Facts, readFacts, sharedQuery } from "~/features/my-dates/facts";
import { appealDays } from "~/features/my-dates/rules";
import { type DatedEntry, type WorkedOut, workOutDates } from "~/features/my-dates/work-out";
import { calendarDay, type Day } from "~/lib/time/dates";
import { contentOf } from "./replace-region";

/** The day on this device's clock. */
function today(now: Date): Day {
  return calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Fills in a text that only belongs here where it has values; else it is removed. */
function put(
  parent: ParentNode,
  selector: string,
  values: Record<string, string | number> | undefined,
): void {
  const element = parent.querySelector(selector);
  if (element && values) element.textContent = fill(element.textContent ?? "", values);
  else element?.remove();
}

function showEntry(item: HTMLElement, entry: DatedEntry, list: HTMLElement): void {
  const { language = "en-US", when = "{}" } = list.dataset;
  const day = (value: Day | undefined) => (value ? { day: dayText(value, language) } : undefined);
  put(item, '[data-fill="day"]', day(entry.day));
  const left = item.querySelector('[data-fill="when"]');
  if (left) left.textContent = whenText(entry.daysLeft, JSON.parse(when));
  put(item, '[data-if="also"]', day(entry.also));
  put(item, '[data-if="actBy"]', day(entry.actBy));
  if (entry.daysLeft < 0) item.dataset.passed = "true";
  else item.querySelector('[data-if="passed"]')?.remove();
  // The list is in order of time.
  list.append(item);
}

function makeAnswer(facts: Facts, answer: WorkedOut, day: Day): DocumentFragment {
  const part = contentOf("answer");
  const list = part.querySelector<HTMLElement>(".date-list");
  const items = new Map(
    [...part.querySelectorAll<HTMLElement>("[data-rule]")].map((item) => [item.dataset.rule, item]),
  );
  const shown = [...answer.dated.map(({ id }) => id), ...Object.values(answer.undated).flat()];
  for (const [id, item] of items) if (!shown.some((known) => known === id)) item.remove();
  for (const entry of answer.dated) {
    const item = items.get(entry.id);
    if (item && list) showEntry(item, entry, list);
  }
  put(part, '[data-fill="today"]', { date: dayText(day, list?.dataset.language ?? "en-US") });
  for (const name of ["isCoverAssumed", "isLastDayAssumed"] as const)
    if (!answer[name]) part.querySelector(`[data-if="${name}"]`)?.remove();
  const days = appealDays.get(facts.state ?? "");
  const state = document.querySelector<HTMLOptionElement>("#state option:checked")?.textContent ?? "";
  put(part, '[data-if="appeal"]', days ? { state, days } : undefined);
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
    const shared = `?${sharedQuery(facts)}#answer`;
    link.href += encodeURIComponent(shared);
  }
  return part;
}

function showProblems(place: Element, problems: readonly string[]): void {
  const part = contentOf("problems");
  for (const item of part.querySelectorAll<HTMLElement>("[data-problem]"))
    if (!problems.includes(item.dataset.problem ?? "")) item.remove();
  place.replaceChildren(...(problems.length > 0 ? [part] : []));
  place.querySelector<HTMLElement>("[data-problems]")?.focus();
}

function answerForm(form: HTMLFormElement): void {
  const { facts, problems } = readFacts(new FormData(form));
  const [problemPlace, answerPlace] = ["[data-problem-place]", "[data-answer-place]"].map((place) =>
    document.querySelector(place),
  );
  if (!problemPlace || !answerPlace) return;
  showProblems(problemPlace, problems);
  if (problems.length > 0) return;
  const day = today(new Date());
  answerPlace.replaceChildren(makeAnswer(facts, workOutDates(facts, day), day));
  showPrint();
  const section = document.getElementById("answer");
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

function downloadCalendar(form: HTMLFormElement, name: string | undefined): void {
  const { facts, problems } = readFacts(new FormData(form));
  if (problems.length > 0) return;
  const now = new Date();
  const { dated } = workOutDates(facts, today(now));
  const wordsOf = (id: DatedRuleId) => {
    const item = document.querySelector(`[data-rule="${id}"]`);
    const text = (selector: string) => item?.querySelector(selector)?.textContent ?? "";
    return { title: text("h3"), text: text("[data-do]") };
  };
  const file = new Blob([calendarFile(dated, wordsOf, location.host, now)], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name ?? "";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function showPrint(): void {
  document.querySelector("[data-answer-place] [data-print]")?.removeAttribute("hidden");
}

const form = document.querySelector<HTMLFormElement>("form[data-dates]");
if (form) {
  document.addEventListener("submit", (event) => {
    if (event.target === form) {
      event.preventDefault();
      answerForm(form);
    } else if (event.target instanceof HTMLFormElement && "calendar" in event.target.dataset) {
      event.preventDefault();
      downloadCalendar(form, event.target.dataset.calendar);
    }
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && "print" in target.dataset) print();
  });
  showPrint();
}
