import { type DatedRuleId, dayFields } from "~/content/my-dates/words";
import { calendarFile } from "~/features/my-dates/calendar-file";
import {
  dayText,
  type EntryWords,
  entryTexts,
  fill,
  nearDayText,
  shortDayText,
} from "~/features/my-dates/date-texts";
import { type Facts, readFacts, sharedQuery } from "~/features/my-dates/facts";
import { phoneAt, telHref } from "~/features/my-dates/phone-parts";
import { datedRules, undatedRules } from "~/features/my-dates/rules";
import {
  type DatedEntry,
  isOpen,
  isOverdue,
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

type Words = EntryWords & { phones: string; appealDays: Record<string, number> };

function showEntry(item: HTMLElement, entry: DatedEntry, texts: ReturnType<typeof entryTexts>): void {
  for (const [name, day] of Object.entries(texts)) put(item, `[data-if=${name}]`, day ? { day } : undefined);
  item.querySelector(isOverdue(entry) ? "[data-missed]" : "[data-if=passed]")?.remove();
  const main = item.querySelector(".date-main");
  if (entry.part === "passed" && main) item.querySelector(".date-more summary")?.after(main);
}

/** Keeps of the ways in the template those for the chosen state, or those for who has chosen none. */
function showClaim(part: ParentNode, state: string | undefined, phone: string): void {
  const [call, file, find] = part.querySelectorAll<HTMLAnchorElement>(".date-claim > *");
  (state ? find : file)?.remove();
  if (!state || !file) return;
  file.href += state;
  if (call?.lastChild && phone) {
    call.lastChild.textContent = phone;
    call.href = telHref(phone);
  } else call?.remove();
}

/** Removes what is not known by its name, such as `data-gap`. */
function keep(parent: ParentNode, name: string, known: readonly string[]): void {
  for (const item of parent.querySelectorAll<HTMLElement>(`[data-${name}]`))
    if (!known.includes(item.dataset[name] ?? "")) item.remove();
}

function showDated(part: DocumentFragment, dated: DatedEntry[], day: Day, words: Words): void {
  for (const entry of dated) {
    const item = part.querySelector<HTMLElement>(`[data-rule="${entry.id}"]`);
    if (!item) continue;
    showEntry(item, entry, entryTexts(entry, day, words));
    item.firstElementChild?.toggleAttribute("open", isOpen(entry));
    part.querySelector(`[data-part=${entry.part}] ol`)?.append(item);
  }
  for (const each of part.querySelectorAll("[data-part]")) if (!each.querySelector("li")) each.remove();
  put(part, "[data-if=today]", { date: dayText(day, words.language) });
}

function makeAnswer(facts: Facts, answer: WorkedOut, day: Day): DocumentFragment {
  const part = contentOf("answer");
  const words: Words = JSON.parse(part.querySelector<HTMLElement>("[data-words]")?.dataset.words ?? "{}");
  const ids = [...datedRules.map(({ id }) => id), ...Object.values(undatedRules).flat()];
  // The template has them in the order of the rules, without their names, which are here anyway.
  for (const [at, item] of part.querySelectorAll<HTMLElement>("[data-rule]").entries())
    item.dataset.rule = ids[at];
  keep(part, "rule", [...answer.dated.map(({ id }) => id), ...Object.values(answer.undated).flat()]);
  const option = document.querySelector<HTMLOptionElement>("#state option:checked");
  showClaim(part, facts.state, phoneAt(words.phones, option?.index ?? 0));
  showDated(part, answer.dated, day, words);
  keep(part, "gap", answer.gaps);
  for (const name of dayFields)
    put(part, `[data-given=${name}]`, facts[name] && { day: shortDayText(facts[name], words.language, day) });
  if (facts.offer) put(part, "[data-gap=offer] span", { day: nearDayText(facts.offer, words.language, day) });
  const days = words.appealDays[facts.state ?? ""];
  const state = option?.textContent ?? "";
  put(part, "[data-given=state]", facts.state ? { state } : undefined);
  put(part, "[data-if=appeal]", days ? { state, days } : undefined);
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
    const shared = `?${sharedQuery(facts)}#answer`;
    // A text and an email hold the address as a part of their own; another page takes it as it is.
    link.href += link.host ? shared : encodeURIComponent(shared);
  }
  return part;
}

function showProblems(place: Element, problems: readonly string[]): void {
  const part = contentOf("problems");
  keep(part, "problem", problems);
  place.replaceChildren(...(problems.length > 0 ? [part] : []));
  place.querySelector<HTMLElement>("[data-problems]")?.focus();
}

/** @returns whether there is an answer, rather than problems */
function answerForm(form: HTMLFormElement): boolean {
  const { facts, problems } = readFacts(new FormData(form));
  const [problemPlace, answerPlace] = ["[data-problem-place]", "[data-answer-place]"].map((place) =>
    document.querySelector(place),
  );
  if (!problemPlace || !answerPlace) return false;
  showProblems(problemPlace, problems);
  if (problems.length > 0) return false;
  const day = today(new Date());
  answerPlace.replaceChildren(makeAnswer(facts, workOutDates(facts, day), day));
  return true;
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
}

const form = document.querySelector<HTMLFormElement>("form[data-dates]");
if (form) {
  /** They stay in this tab's history, so that a reload and the way back have them. No address has. */
  const keepAnswers = () => {
    if (document.getElementById("answer")) history.replaceState([...new FormData(form)], "");
  };
  document.addEventListener("submit", (event) => {
    if (event.target === form) {
      event.preventDefault();
      if (!answerForm(form)) return;
      document.getElementById("answer")?.focus({ preventScroll: true });
      // It is the target of the page from now on, so that the form is folded up (app/styles/my-dates.css).
      location.href = "#answer";
      keepAnswers();
    } else if (event.target instanceof HTMLFormElement && "calendar" in event.target.dataset) {
      event.preventDefault();
      downloadCalendar(form, event.target.dataset.calendar);
    }
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && "print" in target.dataset) print();
  });
  // A link to a field of the form makes another entry.
  addEventListener("hashchange", keepAnswers);
  document.querySelector("[data-answer-place] [data-print]")?.removeAttribute("hidden");
  for (const [name, value] of history.state ?? [])
    Object.assign(form.elements.namedItem(name) ?? {}, { value, checked: true });
  if (history.state) answerForm(form);
}
