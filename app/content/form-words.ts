import type { Language } from "~/lib/contexts";
import type { Link } from "./types";

/** What every public form says beside its own words, in one language. */
export interface FormWords {
  problem: string;
  optional: string;
  choose: string;
  /** Above what was sent. */
  sent: string;
  /** The heading of the steps beside a form. */
  steps: string;
  honeypot: string;
  tooLong: string;
  honeypotFilled: string;
  tooOften: (minutes: number) => string;
  tooBusy: string;
  maxLength: (label: string, max: number) => string;
  email: string;
  choice: (label: string) => string;
  check: string;
  didYouMean: (email: string) => string;
  keepEmail: string;
  useEmail: string;
  nothingSent: string;
  /** Stands at the button of a public form: what happens to what is sent. */
  privacy: Link;
}

const english: FormWords = {
  problem: "There is a problem",
  optional: "(optional)",
  choose: "Choose one",
  sent: "Sent",
  steps: "What happens next",
  honeypot: "Leave this field empty",
  tooLong: "That is more text than we can take at once. Please shorten it and send it again.",
  honeypotFilled:
    "Something filled in a hidden field of this form, as spam programs do. Your answers are still here: please send them again.",
  tooOften: (minutes) =>
    `This form was sent many times in a short while. Your answers are still here: please send them again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  tooBusy:
    "Many people are sending forms right now. Your answers are still here: please send them again in a few seconds.",
  maxLength: (label, max) => `${label} must be ${max.toLocaleString("en")} characters or fewer`,
  email: "Enter an email address, like name@example.com",
  choice: (label) => `Choose one of the answers to “${label}”`,
  check: "Check this answer",
  didYouMean: (email) => `Did you mean ${email}?`,
  keepEmail: "No, keep",
  useEmail: "Yes, use",
  nothingSent: "Nothing was sent yet. Your answers are still here.",
  privacy: { label: "What we do with what you send", to: "/privacy-policy#information-collected" },
};

const spanish: FormWords = {
  problem: "Hay un problema",
  optional: "(opcional)",
  choose: "Elija una opción",
  sent: "Enviado",
  steps: "Qué sigue",
  honeypot: "Deje este campo vacío",
  tooLong: "Es más texto del que podemos recibir de una vez. Acórtelo y envíelo de nuevo.",
  honeypotFilled:
    "Algo llenó un campo oculto de este formulario, como hacen los programas de spam. Sus respuestas siguen aquí: envíelas de nuevo.",
  tooOften: (minutes) =>
    `Este formulario se envió muchas veces en poco tiempo. Sus respuestas siguen aquí: envíelas de nuevo en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
  tooBusy:
    "En este momento mucha gente está enviando formularios. Sus respuestas siguen aquí: envíelas de nuevo en unos segundos.",
  maxLength: (label, max) => `${label}: use ${max.toLocaleString("en")} caracteres o menos`,
  email: "Escriba un correo completo, como nombre@example.com",
  choice: (label) => `Elija una de las respuestas a “${label}”`,
  check: "Revise esta respuesta",
  didYouMean: (email) => `¿Quiso escribir ${email}?`,
  keepEmail: "No, dejar",
  useEmail: "Sí, usar",
  nothingSent: "Todavía no se envió nada. Sus respuestas siguen aquí.",
  privacy: { label: "Qué hacemos con lo que nos envía", to: "/es/privacy-policy#information-collected" },
};

/** Both languages in one module: every page of staff loads it with its forms. */
export const formWords: Readonly<Record<Language, FormWords>> = { en: english, es: spanish };
