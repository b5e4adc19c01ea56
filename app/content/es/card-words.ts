import type { Language } from "~/lib/contexts";
import { type CardWords, cardWords as english, NAMED_NUMBER } from "../resources/card-words";
import { states } from "../resources/states";
import { dayInSpanish } from "./days";
import { spanishStateName } from "./states";

const spanish: CardWords = {
  organization: "Lo ofrece",
  eligibility: "Para quién es",
  cost: "Costo",
  phone: "Teléfono",
  area: "Dónde",
  tags: "Temas",
  website: "Abrir el sitio web",
  checked: "Revisado el",
  report: "Reportar un error",
  foundBy: "Coincide con:",
  add: "Agregar a mi lista",
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
