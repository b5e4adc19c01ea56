import { type RefObject, useEffect, useRef } from "react";
import type { FormErrorState } from "~/kits/forms/form-result";
import { reportOnce } from "~/kits/forms/use-form-tracking";

/** Counts once per tab when a visitor leaves the contact step without sending (public specification, section 4). */
export function usePartialComplete(
  form: RefObject<HTMLFormElement>,
  reached: boolean,
  errorState: FormErrorState | undefined,
): void {
  const sent = useRef(false);
  const wasReached = useRef(false);
  if (reached) wasReached.current = true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error state is a new object, after which it is not sent.
  useEffect(() => {
    sent.current = false;
  }, [errorState]);

  useEffect(() => {
    const current = form.current;
    const send = () => {
      sent.current = true;
    };
    const leave = () => {
      if (wasReached.current && !sent.current) reportOnce("survey", "partial_complete");
    };
    current?.addEventListener("submit", send);
    window.addEventListener("pagehide", leave);
    return () => {
      current?.removeEventListener("submit", send);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [form]);
}
