import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { FormErrorState } from "~/kits/forms/form-result";
import { useHydrated } from "~/lib/use-hydrated";
import { answerTo, isAnswered, readDraft, restoreAnswers, saveDraft } from "./draft-storage";
import { STEPS_ID } from "./first-step-script";
import { focusStep } from "./focus-step";
import { questionFields } from "./survey.form";
import { CONTACT_STEP, stepToResume, stepWithError } from "./survey-steps";
import { useStepHistory } from "./use-step-history";

/** Public specification, section 9. */
const ADVANCE_MS = 500;

export interface Steps {
  /** The step that shows alone, from 1; undefined where all show: without script, and where it came too late. */
  at: number | undefined;
  missing: number | undefined;
  next: () => void;
  back: () => void;
  listeners: {
    onClick: (event: MouseEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onInput: () => void;
  };
}

function startingStep(errorState: FormErrorState | undefined): number {
  if (errorState) return stepWithError(errorState);
  return typeof document === "undefined" ? 1 : (readDraft()?.at ?? 1);
}

function gaveUp(): boolean {
  return typeof document !== "undefined" && document.getElementById(STEPS_ID)?.dataset.all !== undefined;
}

function isChosenSinceSaved(form: HTMLFormElement, step: number): boolean {
  const name = questionFields[step - 1]?.name;
  const answer = name && answerTo(form, name);
  return answer !== undefined && answer !== readDraft()?.values[name ?? ""];
}

function isRadio(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === "radio";
}

/** Advances after an answer, except with the arrow keys, which only move through the answers. */
export function useSteps(form: RefObject<HTMLFormElement>, errorState: FormErrorState | undefined): Steps {
  const scripted = useHydrated();
  const [stepwise] = useState(() => !gaveUp());
  const [step, setStep] = useState(() => startingStep(errorState));
  const [missing, setMissing] = useState<number>();
  const timer = useRef<number>();
  const arrowing = useRef(false);
  const at = scripted && stepwise ? step : undefined;

  const show = useCallback(
    (to: number) => {
      window.clearTimeout(timer.current);
      flushSync(() => {
        setStep(to);
        setMissing(undefined);
      });
      if (!form.current) return;
      saveDraft(form.current, to);
      focusStep(form.current, to);
    },
    [form],
  );

  const history = useStepHistory((to) => {
    const current = form.current;
    if (current && stepwise) show(stepToResume(to, (name) => isAnswered(current, name)));
  });

  const go = (to: number) => {
    show(to);
    history.push(to);
  };

  const goSoon = (to: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go(to), ADVANCE_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; a later invalid submission leaves the inputs as they are.
  useEffect(() => {
    const current = form.current;
    if (current && !errorState) {
      const chosenEarly = isChosenSinceSaved(current, step);
      if (restoreAnswers(current)) current.dataset.started = "";
      const resumed = stepToResume(step, (name) => isAnswered(current, name));
      setStep(resumed);
      if (chosenEarly && stepwise && resumed === step) goSoon(step + 1);
    }
    return () => window.clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (errorState) setStep(stepWithError(errorState));
  }, [errorState]);

  const next = () => {
    const name = at === undefined ? undefined : questionFields[at - 1]?.name;
    if (at === undefined || name === undefined || !form.current) return;
    if (isAnswered(form.current, name)) return go(at + 1);
    flushSync(() => setMissing(at));
    focusStep(form.current, at);
  };

  return {
    at,
    missing,
    next,
    back: () => {
      if (at !== undefined && !history.back(at)) show(Math.max(1, at - 1));
    },
    listeners: {
      onClick: ({ target }) => {
        if (at === undefined || !isRadio(target)) return;
        window.clearTimeout(timer.current);
        setMissing(undefined);
        if (!arrowing.current) goSoon(at + 1);
      },
      // A link of the error summary may lead to a step that is hidden: it is opened before the link is followed.
      onClickCapture: ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
        const input = link && document.getElementById(link.hash.slice(1));
        const holder = input?.closest<HTMLElement>("[data-step]");
        if (at !== undefined && holder) flushSync(() => setStep(Number(holder.dataset.step)));
      },
      onKeyDown: (event) => {
        if (at === undefined || !isRadio(event.target)) return;
        // The browser clicks an answer with Space, but not one that is chosen already.
        if (event.key === "Enter" || (event.key === " " && event.target.checked)) {
          event.preventDefault();
          next();
        } else if (event.key.startsWith("Arrow")) {
          // The browser reports the choice as a click before it does anything else.
          window.clearTimeout(timer.current);
          arrowing.current = true;
          window.setTimeout(() => {
            arrowing.current = false;
          });
        }
      },
      onInput: () => {
        if (form.current) saveDraft(form.current, at ?? CONTACT_STEP);
      },
    },
  };
}
