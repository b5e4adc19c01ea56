import { type CrisisLine, crisisLinesFor } from "~/content/crisis-card";
import type { DangerFamily } from "~/lib/danger-family";

export const dangerCopy = {
  families: {
    self: "They may want to hurt or kill themselves.",
    other: "They may fear for the life of somebody else.",
    home: "Somebody may be hurt or threatened at home.",
    child: "A child may be hurt or not safe.",
    overdose: "Somebody may have taken too much of something, or poison.",
    trafficking: "Somebody may be held, or forced to work or to have sex.",
    violence: "They may be about to hurt somebody else.",
  } satisfies Record<DangerFamily, string>,
  choices: {
    none: "None",
    self: "To themselves",
    other: "To somebody close to them",
    home: "At home",
    child: "To a child",
    overdose: "Poisoning or overdose",
    trafficking: "Held or forced",
    violence: "To others",
  } satisfies Record<DangerFamily | "none", string>,
  due: "Please answer within 4 hours, or tell a colleague who can. The words were found by a program: read the message, and take the mark off if it says something else.",
  dueSurvey:
    "The words were found by a program. Read them within 4 hours and write to the person, by mail. Take the mark off when you have written, or if they say something else.",
  line: "Line to give:",
  letter: (name: string) => `Begin with the letter “${name}”`,
  letterNote: "Nothing is sent by itself. Read the letter and change it before you send it.",
  remove: "Take the mark off",
  label: "Danger",
  labelRequired: "Choose what the danger is, or that there is none.",
  mark: "Mark as urgent",
  save: "Save the mark",
  saving: "Saving...",
  saved: "The mark was changed.",
  failed: "The mark was not changed. Please try again.",
};

const inOneLine = ({ name, links, chat }: CrisisLine) =>
  `${name}: ${[...links, ...(chat ? [chat] : [])].map(({ label }) => label).join(", ")}`;

/** The line that leads the card of the family. */
export function lineToGive(family: DangerFamily): string {
  return crisisLinesFor(family).slice(0, 1).map(inOneLine).join();
}

/** All lines of the card, for a letter. */
export function linesFor(family: DangerFamily): string {
  return crisisLinesFor(family)
    .map((line) => `- ${inOneLine(line)}`)
    .join("\n");
}
