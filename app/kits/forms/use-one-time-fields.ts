import { useRef } from "react";
import type { FormErrorState, OneTimeFields } from "./form-result";

/**
 * The latest one-time fields, until the form is accepted. An error state that did not come from the server, because the
 * connection was lost, brings none: then the ones before it are still valid.
 */
export function useOneTimeFields(errorState: FormErrorState | undefined): OneTimeFields | undefined {
  const latest = useRef<OneTimeFields>();
  if (!errorState) latest.current = undefined;
  else if (errorState.oneTime) latest.current = errorState.oneTime;
  return latest.current;
}
