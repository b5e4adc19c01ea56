import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { surveyForm } from "./survey.form";

function stepIn(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("step" in state)) return undefined;
  return typeof state.step === "number" ? state.step : undefined;
}

/** One history entry for each question, so that the browser's Back leads to the previous one. */
export function useStepHistory(onReturn: (step: number) => void) {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  // By type as well: React may skip the render between a step's entry and the return from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Not within the effect, where React cannot flush what must be visible to take the focus.
    if (type === "POP") queueMicrotask(() => onReturn(stepIn(state) ?? 1));
  }, [key, type]);

  return {
    push(step: number) {
      navigate({ search, hash: surveyForm.anchor }, { state: { step }, preventScrollReset: true });
    },
    /** @returns false where the entry before this one is not the previous step */
    back(step: number): boolean {
      if (step < 2 || stepIn(state) !== step) return false;
      navigate(-1);
      return true;
    },
  };
}
