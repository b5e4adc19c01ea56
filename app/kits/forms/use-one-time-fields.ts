import { useRef } from "react";
import type { FormErrorState, OneTimeFields } from "./form-result";

/** Until the form is accepted. After a lost connection the previous ones are still valid. */
export function useOneTimeFields(errorState: FormErrorState | undefined): OneTimeFields | undefined {
  const latest = useRef<OneTimeFields>();
  if (!errorState) latest.current = undefined;
  else if (errorState.oneTime) latest.current = errorState.oneTime;
  return latest.current;
}
