import { ownValue } from "~/lib/own-value";
import { stateWords as english } from "../states/en";
import type { FactName, StateWords, Told } from "../states/words";
import { dayInSpanish } from "./days";
import { factNotes, factTexts } from "./state-texts";
import { nameInSpanish } from "./states";

/** Names that are Spanish where they are used; the others that are stored stay in English, as on the door. */
const ownNames: Readonly<Record<string, string>> = {
  "Puerto Rico Department of Labor and Human Resources":
    "Departamento del Trabajo y Recursos Humanos de Puerto Rico",
  "Nutrition Assistance Program (NAP, in Spanish PAN)": "Programa de Asistencia Nutricional (PAN)",
  "HealthCare.gov": "CuidadoDeSalud.gov",
};
const named = (name: string) => ownValue(ownNames, name) ?? name;
const stored = ({ value, host }: { value: string; host: string }) => named(value) || host;
/** A text that is not known is shown as on the English page. */
const text =
  (name: FactName) =>
  (fact: Told): string =>
    ownValue(factTexts, fact.value) ?? english.facts[name].say(fact);
const oneOf =
  (sentences: Readonly<Record<string, string>>) =>
  ({ value }: { value: string }) =>
    ownValue(sentences, value) ?? value;

function weeksText(value: string): string {
  const [least, most] = value.split("-");
  return most === undefined
    ? `Hasta ${value} semanas en un año.`
    : `Hasta ${most} semanas en un año. Pueden ser solo ${least}: depende de lo que usted ganó.`;
}

function section(name: keyof StateWords["sections"], heading: string, says?: string) {
  const source = english.sections[name].text?.source;
  return says !== undefined && source ? { heading, text: { text: says, source } } : { heading };
}

const food = section(
  "food",
  "Comida, renta y recibos",
  "En la mayoría de los lugares puede llamar al 211 a cualquier hora. Ahí saben quién ayuda cerca de usted con comida, renta y recibos.",
);

export const stateWords: StateWords = {
  language: "es",
  nameInText: nameInSpanish,
  date: dayInSpanish,
  ofLaw: (date) => `ley de${/^\d/.test(date) ? "l" : ""} ${date}`,
  links: { "www.healthcare.gov": "https://www.cuidadodesalud.gov" },
  notes: factNotes,
  page: (name) => ({
    title: `Sin trabajo en ${name}: quién ayuda`,
    description: `Después de un despido en ${name}: el desempleo y cómo solicitarlo, último pago, seguro médico, comida y renta, con teléfonos y fuentes.`,
  }),
  heading: (name) => `¿Perdió el trabajo en ${name}?`,
  lead: (name) => `Cuánto paga el desempleo en ${name}, qué derechos le da la ley y a quién llamar.`,
  file: "Solicitar en línea",
  callNote:
    "Diga que quiere solicitar el desempleo. Tenga a la mano su número de Seguro Social, los nombres de sus empleadores y las fechas en que trabajó ahí.",
  languageNote: "Por teléfono puede decir “Spanish, please” y pedir un intérprete.",
  steps: {
    heading: (name) => `Su primera semana en ${name}`,
    list: (name, known, hasMarketplace) => [
      {
        section: "unemployment",
        start: "Solicite el desempleo",
        text: ` en ${known.office ? `la oficina: ${named(known.office)}` : "la oficina del estado"}. Hágalo esta semana, aunque no sepa si califica.`,
      },
      {
        section: "lastPay",
        start: "Pregunte cuándo llega su último pago",
        text: " y qué pasa con las vacaciones sin usar. ",
        row: {
          fact: "wage_claim",
          start: "Si no llega",
          text: `, ${name} recibe su reclamo de salario o le dice quién lo recibe.`,
        },
      },
      {
        section: "health",
        start: "No se quede sin seguro médico",
        text: `. Por lo general tiene 30 días para entrar al plan del trabajo de su cónyuge. ${hasMarketplace ? `Tiene 60 días para elegir un plan propio${known.marketplace ? ` en ${named(known.marketplace)}` : ""}. ` : ""}${known.medicaid_name ?? "Medicaid"} acepta solicitudes todo el año.`,
      },
      {
        section: "food",
        start: "Solicite ayuda para comida",
        text: `${known.snap_apply ? ` en ${known.snap_apply}` : ""} antes de que se acabe el dinero. Para renta y recibos, llame al 211.`,
      },
      {
        section: "work",
        start: "Inscríbase en un centro de empleo",
        text: `${known.job_centers ? ` (${known.job_centers})` : ""}. Es gratis, y el desempleo a veces lo exige.`,
      },
    ],
    allSteps: "Todos los pasos de los primeros siete días",
    dates: "Calcular mis fechas",
  },
  factsHeading: (name) => `Las reglas en ${name}`,
  factsLead:
    "Casi todos estos datos vienen de listas públicas, no de las páginas del estado. Las cantidades y las reglas cambian: pregunte en la oficina antes de contar con eso.",
  sections: {
    unemployment: section(
      "unemployment",
      "Desempleo",
      "Tenga a la mano: su número de Seguro Social, los nombres y las direcciones de sus empleadores, y las fechas en que trabajó ahí.",
    ),
    lastPay: section("lastPay", "Último pago"),
    notice: section(
      "notice",
      "Avisos de despido",
      "En todo el país, un empleador con 100 o más trabajadores por lo general tiene que avisar con 60 días de un despido masivo o de un cierre.",
    ),
    health: section(
      "health",
      "Seguro médico",
      "Si pierde el plan de su trabajo, tiene 60 días para elegir otro. CuidadoDeSalud.gov lleva al Mercado de Seguros Médicos de su estado, si lo tiene.",
    ),
    food: food.text
      ? { ...food, text: { ...food.text, call: { label: "Llame al 211", to: "tel:211" } } }
      : food,
    work: section(
      "work",
      "Trabajo y ayuda legal",
      "Los centros de empleo son gratis y hay en todos los estados. En el buscador nacional encuentra el más cercano.",
    ),
  },
  facts: {
    office: { label: "Oficina", say: stored },
    phone: { label: "Teléfono", say: stored },
    claim_page: { label: "Solicitar el desempleo", say: () => "Solicitar en línea" },
    system: {
      label: "Sistema por internet",
      say: ({ value }) => `Solicite y certifique en ${value}.`,
    },
    spanish_line: { label: "En español", say: stored },
    most: {
      label: "Máximo por semana",
      say: ({ value, when }) => `Hasta $${value} a la semana (${when}). Es el tope: la mayoría recibe menos.`,
    },
    least: {
      label: "Mínimo por semana",
      say: ({ value }) => `Por lo general, al menos $${value} a la semana.`,
    },
    weeks: { label: "Cuántas semanas", say: ({ value }) => weeksText(value) },
    waiting_week: {
      label: "Semana de espera",
      say: oneOf({
        yes: "Por lo general no se paga la primera semana.",
        no: "Por lo general se paga también la primera semana.",
      }),
    },
    certify: { label: "Para seguir cobrando", say: text("certify") },
    severance: {
      label: "Si recibe indemnización",
      say: oneOf({
        yes: "Por lo general no recibe beneficios por las semanas que cubre. Repórtela y solicite de todos modos.",
        partly: "Repórtela. Puede bajar o retrasar sus beneficios: la oficina decide.",
        no: "Por lo general no cambia nada. Repórtela de todos modos.",
      }),
    },
    last_pay: { label: "Cuándo se debe pagar", say: text("last_pay") },
    vacation: { label: "Vacaciones sin usar", say: text("vacation") },
    last_pay_page: { label: "Lo que dice el estado", say: () => "Leer las reglas de pago del estado" },
    wage_claim: { label: "Si no llega", say: () => "Ver cómo reclamar el salario" },
    notice_law: {
      label: "Ley del estado",
      say: (fact) => {
        if (fact.value === "none") return "El estado no tiene una ley general propia: rige la federal.";
        return fact.value === "yes"
          ? "El estado tiene una ley propia. Pregunte en su oficina laboral qué le da."
          : text("notice_law")(fact);
      },
    },
    notice_employers: {
      label: "Qué empleadores",
      say: ({ value }) => `Por lo general, los que tienen ${value} o más trabajadores.`,
    },
    notice_days: {
      label: "Con cuánta anticipación",
      say: ({ value }) => `Por lo general, ${value} días.`,
    },
    notice_ai: { label: "Si la IA es una razón", say: text("notice_ai") },
    notice_list: { label: "Avisos presentados en el estado", say: () => "Ver la lista de despidos" },
    medicaid: {
      label: "Medicaid",
      say: oneOf({
        yes: "Acepta a la mayoría de los adultos con bajos ingresos.",
        no: "No acepta a todos los adultos con bajos ingresos. Acepta sobre todo a padres y madres, menores, mujeres embarazadas y personas con una discapacidad. Solicítelo de todos modos: la oficina decide.",
      }),
    },
    medicaid_name: { label: "Cómo se llama en el estado", say: stored },
    marketplace: { label: "Mercado de Seguros Médicos", say: stored },
    snap_name: { label: "Cómo se llama SNAP en el estado", say: stored },
    snap_apply: { label: "Solicitar SNAP (cupones o estampillas)", say: stored },
    energy: { label: "Recibos de luz y calefacción", say: () => "Ver la ayuda del estado" },
    local_211: { label: "El 211 en el estado", say: stored },
    job_centers: { label: "Centros de empleo", say: stored },
    legal_aid: { label: "Ayuda legal gratis", say: () => "Buscar ayuda legal cerca de usted" },
  },
  unofficial: "fuente no oficial",
  sources: (count) =>
    count === 1 ? "Fuente (en\u00a0inglés):" : `${count} fuentes (en\u00a0inglés) y sus fechas`,
  old: "hace más de un año",
  reportFact: "Reportar un error en esta página",
  entries: {
    heading: (name) => `Quién más ayuda en ${name}`,
    lead: "De nuestro directorio, lo que es solo para este estado:",
    none: "Nuestro directorio no tiene nada más que sea solo para este estado. Lo demás sirve en todo el país.",
    all: (name) => `Toda la ayuda para ${name}`,
  },
  others: "Otro estado",
  trades: {
    label: "Ayuda para su oficio (en\u00a0inglés):",
    names: {
      "call-center": "Centros de llamadas y atención al cliente",
      writing: "Redacción, edición y periodismo",
      translation: "Traducción e interpretación",
      acting: "Actuación y voz",
    },
  },
  panel: {
    heading: (name) => `Antes que nada, en ${name}`,
    open: (name) => `Todo sobre ${name}: desempleo, salud, comida`,
    none: (name) => `Para esto no conocemos ningún programa que sea solo para ${name}.`,
    ask211: "Llame primero al 211: saben qué fondos hay y quién ayuda cerca de usted.",
    call211: "Llame al 211",
    eviction: "Si le quieren desalojar",
  },
};
