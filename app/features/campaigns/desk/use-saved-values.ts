import { useLocation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { FormValues } from "~/kits/versioning/merge-edits";

interface SavedValues {
  /** Changes when any form of the page was accepted. */
  key: string;
  values: FormValues;
}

/**
 * Stable while the user types, also when the page loads its data anew, and as stored after any form of the page was
 * accepted: each of them changes the draft, or saves it first.
 */
export function useSavedValues(loaded: FormValues, submitted: FormValues | undefined): SavedValues {
  const { key: location } = useLocation();
  const [search] = useSearchParams();
  const saved = useRef<SavedValues>({ key: "opened", values: loaded });
  const isSaved = submitted === undefined && search.has(SENT_PARAMETER);
  if (isSaved && saved.current.key !== location) saved.current = { key: location, values: loaded };
  if (submitted) saved.current = { key: saved.current.key, values: submitted };
  return saved.current;
}
