import { responseHours } from "../contact";
import type { HelpWords } from "../home";
import type { Link, Page, PhoneLink } from "../types";

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
  heading: "Lo que hay en español",
  rest: "Lo demás está en inglés. Cada ficha del directorio trae una frase en español, y cuando llame puede pedir un intérprete.",
  parts: [
    {
      label: "El directorio de ayuda",
      to: "/es/services/support-and-resources",
      use: "Quién ayuda, con su teléfono",
    },
    { label: "La primera semana", to: "/es/first-week", use: "Qué hacer, día por día" },
    { label: "Mis fechas", to: "/es/first-week/dates", use: "Cuándo vence cada plazo" },
    { label: "Las cartas", to: "/es/letters", use: "En inglés, explicadas en español" },
    { label: "La página de su estado", to: "/es#need-state", use: "El desempleo y sus derechos ahí" },
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
    link: { label: "Quién la empezó y por qué (en\u00a0inglés)", to: "/about" },
  },
};

export const urgent = {
  heading: "Ayuda urgente",
  text: "No tenemos línea de ayuda propia. Estas son gratis, y casi todas contestan día y noche.",
  lines: [
    {
      name: "Si hay peligro ahora mismo",
      text: "Llame al número de emergencia. Puede decir “Spanish, please” y le consiguen un intérprete.",
      links: [{ label: "Llame al 911", to: "tel:911" }],
    },
    {
      name: "Línea 988 de Prevención del Suicidio y Crisis",
      text: "Llame o mande un mensaje si piensa en quitarse la vida o si siente que ya no puede más. También por cualquier otra cosa que le angustie.",
      links: [
        { label: "Llame al 988 y oprima 2", to: "tel:988" },
        { label: "Envíe AYUDA al 988", to: "sms:988?&body=AYUDA" },
      ],
    },
    {
      name: "Si alguien le hace daño o le da miedo en su casa: Línea Nacional contra la Violencia Doméstica",
      text: "Para hablar y para pensar qué hacer, aunque todavía viva con esa persona.",
      links: [{ label: "Llame al 1-800-799-7233", to: "tel:+18007997233" }],
    },
    {
      name: "Línea de ayuda 211",
      text: "Comida, renta, recibos de luz y atención médica cerca de usted. A toda hora en la mayoría de los lugares.",
      links: [{ label: "Llame al 211", to: "tel:211" }],
    },
  ],
} satisfies {
  heading: string;
  text: string;
  lines: { name: string; text: string; links: PhoneLink[] }[];
};
