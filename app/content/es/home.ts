import { responseHours } from "../contact";
import type { HelpWords } from "../home";
import type { Link, Page } from "../types";
import { contactWords } from "./contact";

export const page = {
  path: "/es",
  title: "Ayuda para quienes perdieron el trabajo por la IA",
  description:
    "¿Perdió el trabajo por la inteligencia artificial o la automatización? Encuentre dinero de emergencia, apoyo emocional y gente que ya pasó por lo mismo.",
} satisfies Page;

export const hero = {
  heading: "Una máquina le quitó el trabajo. Hay gente de su lado.",
  intro:
    "Somos personas que perdimos el trabajo por la IA y la automatización. Nos ayudamos a conseguir dinero, capacitación y compañía, y a que nos tomen en cuenta en lo que viene.",
};

export const picture = "Tres manos en alto, con un lápiz, una llave inglesa y unos audífonos";

const directory = "/es/services/support-and-resources";

export const help: HelpWords = {
  heading: "¿Qué necesita hoy?",
  search: { action: `${directory}#results`, name: "q", hint: "Renta, comida…", submit: "Buscar" },
  needs: [
    { label: "Renta", to: `${directory}?q=renta#results` },
    { label: "Comida", to: `${directory}?q=comida#results` },
    { label: "Desempleo", to: `${directory}?q=desempleo#results` },
    { label: "Hablar con alguien", to: `${directory}?q=hablar+con+alguien&phone=yes#results` },
  ],
  call: "Llame al",
  lines: [
    { dial: "988", to: "tel:988", text: "Crisis, día y noche: oprima 2" },
    { dial: "211", to: "tel:211", text: "Renta, comida, ayuda local" },
  ],
  state: {
    action: "/es/help",
    label: "Solicitar el desempleo en",
    choose: "Elija su estado",
    submit: "Ver",
  },
  now: {
    question: "¿Acaba de perder el trabajo?",
    links: [
      { label: "Sus primeros siete días, paso a paso", to: "/es/first-week" },
      { label: "Vea sus fechas límite", to: "/es/first-week/dates" },
      { label: "Cartas para copiar", to: "/es/letters" },
    ],
  },
};

export const language = {
  heading: "También en español",
  rest: "Esto, y lo que está arriba en amarillo, es lo que hay en español. Lo demás está en inglés. Cada ficha del directorio trae una frase en español, y cuando llame puede pedir un intérprete.",
  parts: [
    {
      label: "Todo el directorio",
      to: "/es/services/support-and-resources",
      use: "Quién ayuda, con su teléfono",
    },
    { label: "El formulario para escribirnos", to: "/es/contact", use: "Le responde una persona" },
    { label: "Sus datos", to: "/es/your-data", use: "Para verlos o borrarlos" },
    { label: "Su privacidad", to: "/es/privacy-policy", use: "Qué guardamos y cuánto tiempo" },
  ],
} satisfies { heading: string; rest: string; parts: (Link & { use: string })[] };

interface About {
  heading: string;
  text?: string;
  link: Link;
}

/** The last part has the legal name and the address, where they are set. */
export const whoWeAre: Record<"write" | "group", About> & { heading: string; text: string } = {
  heading: "Quiénes somos",
  text: "Llevamos este sitio personas que perdimos el trabajo por la IA y la automatización. El directorio, las fechas, las cartas y las páginas de los estados son gratis, y no hay que abrir una cuenta.",
  write: {
    heading: "Si nos escribe",
    text: `Una persona lee cada mensaje. A quien pide ayuda procuramos responderle en ${responseHours.support} horas, en español.`,
    link: { label: "Escríbanos", to: "/es/contact" },
  },
  group: {
    heading: "Nuestra organización",
    link: { label: "Qué hacemos y qué puede comprobar (en\u00a0inglés)", to: "/about" },
  },
};

const { heading, intro, lines } = contactWords.es.urgentHelp;

/** Further lines are beside the contact form. */
const elsewhere = ["Crisis Text Line (ayuda por mensaje de texto)", "Línea de Crisis para Veteranos"];

export const urgent = { heading, text: intro, lines: lines.filter(({ name }) => !elsewhere.includes(name)) };
