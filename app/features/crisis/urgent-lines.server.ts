import {
  type CrisisCardCopy,
  crisisCardFor,
  crisisWords,
  type EmptyHelpCopy,
  emptyHelp,
} from "~/content/crisis-card";
import { findDanger } from "./find-danger.server";

/** Sent with a list only where it is shown, so that no browser downloads it otherwise. */
export interface UrgentLines {
  /** For a search that may come from a person in danger. */
  crisis?: CrisisCardCopy | undefined;
  /** For an empty list. */
  emptyHelp?: EmptyHelpCopy | undefined;
}

export function urgentLines(q: string, total: number): UrgentLines {
  const family = findDanger(q);
  return {
    ...(family && { crisis: crisisCardFor(family, crisisWords) }),
    ...(total === 0 && { emptyHelp }),
  };
}
