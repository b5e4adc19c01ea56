import { THANKS_ID } from "~/features/survey/survey-markup";
import { reportOnce } from "./report-event";
import { FORM_ANSWER } from "./send-form";
import {
  clearSurvey,
  currentEntry,
  labelEntry,
  pushStep,
  readSurvey,
  restoreAnswers,
  resumeStep,
  saveSurvey,
} from "./survey/draft";
import {
  answered,
  chosenAnswer,
  clearMissing,
  contactStep,
  findSurvey,
  focusStep,
  openStep,
  type Survey,
  showMissing,
  showStep,
  stepElement,
} from "./survey/show-step";

/** Public specification, section 9. */
const ADVANCE_MS = 500;

let timer: number | undefined;
/** While the browser reports an answer that an arrow key chose. */
let isArrow = false;

/** Whether the contact step was ever open, and whether the survey is on its way. */
let isReached = false;
let isSent = false;

/** Where the survey opens: at the first step with an error, or where the visitor was. */
function start(): void {
  const survey = findSurvey();
  if (!survey) {
    if (document.getElementById(THANKS_ID)) clearSurvey();
    return;
  }
  const { form, steps } = survey;
  if ("ready" in steps.dataset) return;
  const refused = steps.dataset.start;
  const draft = refused === undefined ? readSurvey() : undefined;
  const wanted = Number(refused ?? draft?.at ?? 1);
  const chosen = chosenAnswer(stepElement(survey, wanted));
  const isNew = chosen !== null && chosen.value !== draft?.values[chosen.name];
  if (draft) {
    restoreAnswers(survey, draft);
    // Counted before.
    form.dataset.started = "";
  }
  if ("all" in steps.dataset) return;
  steps.dataset.ready = "";
  const at = refused === undefined ? resumeStep(wanted, answered(survey)) : wanted;
  open(survey, at);
  // Chosen before this script ran.
  if (isNew && refused === undefined && at === wanted) goSoon(survey, at + 1);
}

function open(survey: Survey, at: number): void {
  showStep(survey, at);
  labelEntry(at);
  if (at === contactStep(survey)) isReached = true;
}

function show(survey: Survey, to: number): void {
  clearTimeout(timer);
  clearMissing(survey);
  open(survey, to);
  saveSurvey(survey, to);
  focusStep(survey, to);
}

function go(survey: Survey, to: number): void {
  pushStep({ step: to, previous: openStep(survey) }, survey.form.closest("section")?.id ?? "");
  show(survey, to);
}

function goSoon(survey: Survey, to: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => go(survey, to), ADVANCE_MS);
}

function next(survey: Survey, at: number): void {
  const step = stepElement(survey, at);
  if (!step || at >= contactStep(survey)) return;
  if (chosenAnswer(step)) {
    go(survey, at + 1);
  } else {
    showMissing(step);
    focusStep(survey, at);
  }
}

function back(survey: Survey, at: number): void {
  if (currentEntry()?.previous === at - 1) history.back();
  else show(survey, Math.max(1, at - 1));
}

function isRadio(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === "radio";
}

/** The survey and its open step, where one shows at a time. */
function current(): { survey: Survey; at: number } | undefined {
  const survey = findSurvey();
  const at = survey && openStep(survey);
  return survey && at !== undefined ? { survey, at } : undefined;
}

document.addEventListener("click", ({ target }) => {
  const shown = current();
  if (!shown || !(target instanceof HTMLElement) || !shown.survey.form.contains(target)) return;
  const { survey, at } = shown;
  if (target.dataset.go === "next") next(survey, at);
  if (target.dataset.go === "back") back(survey, at);
  if (!isRadio(target)) return;
  clearTimeout(timer);
  clearMissing(survey);
  if (!isArrow) goSoon(survey, at + 1);
});

// A link of the error summary may lead to a step that is hidden: it is opened before the link is followed.
document.addEventListener(
  "click",
  ({ target }) => {
    const shown = current();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
    const step = link && document.getElementById(link.hash.slice(1))?.closest<HTMLElement>("[data-step]");
    if (!shown || !step) return;
    open(shown.survey, Number(step.dataset.step));
  },
  { capture: true },
);

// Arrow keys only move through the answers.
document.addEventListener("keydown", (event) => {
  const shown = current();
  const { key, target } = event;
  if (!shown || !isRadio(target) || !shown.survey.form.contains(target)) return;
  // The browser clicks an answer with Space, but not one that is chosen already.
  if (key === "Enter" || (key === " " && target.checked)) {
    event.preventDefault();
    next(shown.survey, shown.at);
  } else if (key.startsWith("Arrow")) {
    // The browser reports the choice as a click before it does anything else.
    clearTimeout(timer);
    isArrow = true;
    setTimeout(() => {
      isArrow = false;
    });
  }
});

document.addEventListener("input", ({ target }) => {
  const survey = findSurvey();
  if (survey && target instanceof Node && survey.form.contains(target)) {
    saveSurvey(survey, openStep(survey) ?? contactStep(survey));
  }
});

addEventListener("popstate", () => {
  const shown = current();
  if (!shown) return;
  const entry = currentEntry();
  // A link within the page leaves the survey where it is.
  if (entry) show(shown.survey, resumeStep(entry.step, answered(shown.survey)));
  else labelEntry(shown.at);
});

document.addEventListener("submit", ({ target }) => {
  isSent ||= target === findSurvey()?.form;
});

document.addEventListener(FORM_ANSWER, () => {
  isSent = false;
  start();
});

// Public specification, section 4: once per tab.
addEventListener("pagehide", () => {
  if (isReached && !isSent && findSurvey()) reportOnce("survey", "partial_complete");
});

start();
