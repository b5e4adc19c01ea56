import type { Language } from "~/lib/contexts";
import { ownValue } from "~/lib/own-value";
import { type CardWords, cardWords as english, NAMED_NUMBER } from "../resources/card-words";
import { states } from "../resources/states";
import { dayInSpanish } from "./days";
import { spanishStateName } from "./states";

const spanish: CardWords = {
  more: "Para quién es, y más",
  organization: "Lo ofrece",
  eligibility: "Para quién es",
  cost: "Costo",
  phone: "Teléfono",
  hours: "Horario",
  whenYouCall: "Cuando llame",
  haveReady: "Tenga a mano",
  area: "Dónde",
  tags: "Temas",
  website: "Sitio web",
  checked: "Revisado el",
  notChecked: "Todavía sin revisar",
  report: "Reportar un error",
  foundBy: "Coincide con:",
  add: "Agregar a la lista",
  added: "Está en mi lista. ¿Quitar?",
  call: (phone, isText) =>
    NAMED_NUMBER.test(phone) ? phone : `${isText ? "Envíe un mensaje al" : "Llame al"} ${phone}`,
  day: ({ iso }) => dayInSpanish(iso),
  stored: {
    "Crisis Support": "Apoyo en una crisis",
    "Unemployment Benefits": "Beneficios por desempleo",
    "Emergency Financial Assistance": "Ayuda económica de emergencia",
    "Food Assistance": "Ayuda con la comida",
    "Housing Assistance": "Ayuda con la vivienda",
    "Health Coverage": "Seguro médico",
    "Mental Health": "Salud mental",
    "Family & Child Care": "Familia y cuidado de niños",
    Transportation: "Transporte",
    Disability: "Discapacidad",
    "Legal Aid": "Ayuda legal",
    "Older Adults": "Personas mayores",
    "Career Counseling": "Orientación laboral",
    "Education & Training": "Educación y capacitación",
    "Worker Organizing": "Organizarse en el trabajo",
    "Any hour, every day": "A toda hora, todos los días",
    "Any hour in most places": "A toda hora en casi todas partes",
    Free: "Gratis",
    "Free to apply": "Solicitarlo es gratis",
    "Free or low cost": "Gratis o de bajo costo",
    "Low cost": "De bajo costo",
    "Sliding scale": "Según sus ingresos",
    "Varies by program": "Depende del programa",
    "National (US)": "Todo Estados Unidos",
    "US and Canada": "Estados Unidos y Canadá",
    Global: "Todo el mundo",
    ...Object.fromEntries(states.map(({ code, name }) => [name, spanishStateName(code)])),
  },
};

export const cardWords: Readonly<Record<Language, CardWords>> = { en: english, es: spanish };

/** What is stored in English, in the words of a language where it has some. */
export function storedText(text: string, language: Language): string {
  const { stored } = cardWords[language];
  return ownValue(stored, text) ?? text;
}
