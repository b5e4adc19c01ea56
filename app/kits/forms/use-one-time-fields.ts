import { useRef } from "react";
import type { FormErrorState, OneTimeFields } from "./form-result";

/**
 * The latest parts that hold for one sending only, until the form is accepted. A refusal that did not come from the
 * server, because the connection was lost, brings none: then those of the refusal before it still hold.
 */
export function useOneTimeFields(errorState: FormErrorState | undefined): OneTimeFields | undefined {
  const latest = useRef<OneTimeFields>();
  if (!errorState) latest.current = undefined;
  else if (errorState.oneTime) latest.current = errorState.oneTime;
  return latest.current;
}
