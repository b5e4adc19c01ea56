import { type CrisisLine, crisisLinesFor } from "~/content/crisis-card";
import type { DangerFamily } from "~/lib/danger-family";
import type { LetterLanguage } from "~/lib/text/written-language";

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

/** By their English names: what is called or texted is what answers in Spanish. */
const spanishLines: Readonly<Record<string, string>> = {
  "988 Suicide & Crisis Lifeline":
    "Línea 988 de Prevención del Suicidio y Crisis: llame al 988 y oprima 2, o envíe AYUDA al 988",
  "Crisis Text Line": "Crisis Text Line, por mensaje de texto: envíe HOLA al 741741",
  "In immediate danger": "En peligro inmediato: llame al 911",
  "Hurt or afraid at home: National Domestic Violence Hotline":
    "Violencia o miedo en casa, línea nacional: llame al 1-800-799-7233",
  "A child is hurt or not safe: Childhelp National Child Abuse Hotline":
    "Un niño o una niña en peligro, línea nacional Childhelp: llame al 1-800-422-4453",
  "Swallowed, breathed or took too much of something: Poison Help":
    "Tragó, respiró o tomó algo peligroso, línea de envenenamiento (Poison Help): llame al 1-800-222-1222",
  "Held, or forced to work or to have sex: National Human Trafficking Hotline":
    "Si alguien le retiene o le obliga a trabajar o a tener sexo, línea nacional: llame al 1-888-373-7888",
};

/** All lines of the card, for a letter. */
export function linesFor(family: DangerFamily, language: LetterLanguage = "en"): string {
  return crisisLinesFor(family)
    .map((line) => `- ${(language === "es" && spanishLines[line.name]) || inOneLine(line)}`)
    .join("\n");
}
