import type { DatedRuleId } from "~/content/my-dates/words";
import { calendarFile } from "~/features/my-dates/calendar-file";
import { dayText, type EntryWords, entryTexts, fill, nearDayText } from "~/features/my-dates/date-texts";
import { type Facts, readFacts, sharedQuery } from "~/features/my-dates/facts";
import { appealDays } from "~/features/my-dates/rules";
import {
  type DatedEntry,
  hasPassed,
  isForToday,
  type WorkedOut,
  workOutDates,
} from "~/features/my-dates/work-out";
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

/** Fills in the texts that have their places alone. */
function write(parent: ParentNode, texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const element = parent.querySelector(`[data-fill="${name}"]`);
    if (element && text) element.textContent = text;
  }
}

type EntryTexts = ReturnType<typeof entryTexts>;

function showEntry(item: HTMLElement, entry: DatedEntry, { head, when, closed, also }: EntryTexts): void {
  write(item, { head, when });
  for (const [name, day] of Object.entries({ closed, also }))
    put(item, `[data-if="${name}"]`, day ? { day } : undefined);
  const isOver = hasPassed(entry);
  item.querySelector(isOver ? "[data-missed]" : '[data-if="passed"]')?.remove();
  const main = item.querySelector(".date-main");
  if (isOver && !entry.isDueNow && main) item.querySelector(".date-more summary")?.after(main);
}

function showDated(
  part: DocumentFragment,
  items: ReadonlyMap<string, HTMLElement>,
  dated: DatedEntry[],
  day: Day,
): EntryWords | undefined {
  const first = part.querySelector(".date-first");
  const list = part.querySelector<HTMLElement>(".date-list");
  if (!first || !list) return;
  const words: EntryWords = JSON.parse(list.dataset.words ?? "{}");
  for (const entry of dated) {
    const item = items.get(entry.id);
    if (!item) continue;
    showEntry(item, entry, entryTexts(entry, day, words));
    const isFirst = isForToday(entry, day);
    item.firstElementChild?.toggleAttribute("open", isFirst);
    (isFirst ? first.lastElementChild : list)?.append(item);
  }
  if (!first.querySelector("li")) first.remove();
  put(part, '[data-fill="today"]', { date: dayText(day, words.language) });
  return words;
}

function makeAnswer(facts: Facts, answer: WorkedOut, day: Day): DocumentFragment {
  const part = contentOf("answer");
  const items = new Map(
    [...part.querySelectorAll<HTMLElement>("[data-rule]")].map((item) => [item.dataset.rule ?? "", item]),
  );
  const shown = [...answer.dated.map(({ id }) => id), ...Object.values(answer.undated).flat()];
  for (const [id, item] of items) if (!shown.some((known) => known === id)) item.remove();
  const words = showDated(part, items, answer.dated, day);
  for (const item of part.querySelectorAll<HTMLElement>("[data-gap]"))
    if (!answer.gaps.some((gap) => gap === item.dataset.gap)) item.remove();
  if (facts.offer && words)
    put(part, '[data-gap="offer"] span', { day: nearDayText(facts.offer, words.language, day) });
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
