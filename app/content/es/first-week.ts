import {
  firstWeek as english,
  type FirstWeekDay,
  type FirstWeekStep,
  type FirstWeekWords,
  type StepId,
  stepCount,
} from "../first-week";
import { twinOf } from "../page";
import type { Link, LinkTarget, Page, Source } from "../types";
import { phoneInSpanish } from "./card-words";

export const page = {
  path: "/es/first-week",
  title: "Sus primeros siete días",
  description:
    "¿Perdió el trabajo? Una lista para los primeros siete días: solicitar el desempleo, guardar pruebas, mantener el seguro médico y a quién llamar.",
} satisfies Page;

interface StepWords {
  title: string;
  deadline: string;
  text: string;
  /** Both name what the English step has, in its order, and a test compares how many there are. */
  lines?: readonly string[];
  links?: readonly string[];
  act?: string;
}

const steps: Readonly<Record<StepId, StepWords>> = {
  unemployment: {
    title: "Solicitar el desempleo",
    deadline: "Solicítelo hoy",
    text: "Solicítelo en el estado donde trabajó, en cuanto termine el empleo. El primer pago suele llegar dos o tres semanas después de la solicitud. Tenga a la mano su número de Seguro Social, los nombres de sus empleadores y las fechas en que trabajó. Si le niegan los beneficios, puede apelar: la carta dice hasta qué fecha.",
  },
  proof: {
    title: "Guardar sus pruebas",
    deadline: "Guárdelas hoy",
    text: "Junte en un lugar seguro su carta de despido, sus talones de pago, sus evaluaciones y los papeles de sus beneficios. Anote las fechas, los nombres y lo que le dijeron mientras lo recuerda. Llévese solo lo que es suyo: deje los archivos, el código y las listas de clientes de la empresa.",
    links: ["Buscar ayuda legal gratis"],
  },
  talk: {
    title: "Hablar con alguien",
    deadline: "Llame a cualquier hora",
    text: "De día o de noche, puede llamar al 988 y oprimir 2, o enviar AYUDA al 988. También puede hacerlo si no piensa en el suicidio. Para comida, renta o recibos, llame al 211.",
    lines: ["Línea 988 de crisis", "Crisis Text Line (ayuda por mensaje de texto)", "Línea de ayuda 211"],
  },
  "final-pay": {
    title: "Último pago y vacaciones sin usar",
    deadline: "Debe llegar el próximo día de pago",
    text: "Algunos estados exigen que le entreguen el último pago de inmediato; la ley federal no. Si pasa el día de pago y no le han pagado, llame. Le ayudan sin importar su estatus migratorio. Pregunte también por las vacaciones que no usó: eso depende de su estado y de las reglas de la empresa.",
    lines: ["División de Horas y Salarios (Wage and Hour Division)"],
    links: ["Carta: pedir su último pago"],
  },
  severance: {
    title: "Indemnización y aviso de despido",
    deadline: "No firme hoy",
    text: "¿Tiene 40 años o más y le piden renunciar a reclamos por discriminación por edad? Entonces tiene 21 días para pensarlo, o 45 si el despido es de un grupo, y 7 días para cambiar de opinión después de firmar. Ningún papel puede quitarle los beneficios por desempleo ni su derecho a acudir a la EEOC, la agencia contra la discriminación en el trabajo. Si en la empresa trabajan 100 personas o más, un despido masivo por lo general exige un aviso por escrito con 60 días de anticipación.",
    links: ["Carta: pedir más tiempo", "Buscar ayuda legal para leerlo antes"],
  },
  "health-cover": {
    title: "Mantener el seguro médico",
    deadline: "Inscríbase en 30 o 60 días",
    text: "Por lo general tiene 30 días para entrar al plan del trabajo de su cónyuge. Tiene 60 días para elegir COBRA, que mantiene su plan de antes al precio completo más un 2 por ciento, y 60 desde que pierde la cobertura para un plan del Mercado de Seguros Médicos. Medicaid, y CHIP para los niños, se pueden solicitar todo el año.",
    lines: ["Mercado de Seguros Médicos (CuidadoDeSalud.gov)"],
    act: "Comparar planes en CuidadoDeSalud.gov",
  },
  home: {
    title: "Renta, hipoteca y servicios (luz, gas, agua)",
    deadline: "Llame antes de que venza el pago",
    text: "Llame antes de atrasarse, pida un plan de pagos y que se lo den por escrito. Nadie debe cobrarle por ayudarle a conservar su casa. Si recibe papeles de desalojo, vaya a la corte en la fecha que indican.",
    lines: [
      "Asesores de vivienda de HUD",
      "LIHEAP, recibos de calefacción y aire acondicionado",
      "Lifeline, recibos de teléfono e internet",
    ],
    links: ["Buscar ayuda con la renta"],
  },
  food: {
    title: "Comida",
    deadline: "Solicite SNAP hoy",
    text: "SNAP (cupones o estampillas de comida) cuenta desde el día de la solicitud. La respuesta tarda hasta 30 días. Si tiene muy pocos ingresos o muy poco dinero, puede llegar en 7 días: pida el trámite rápido. Un banco de comida puede ayudarle antes: llame al 211 o busque aquí abajo.",
    lines: ["Línea de ayuda 211"],
    act: "Buscar la oficina de SNAP de su estado (en\u00a0inglés)",
    links: ["Buscar comida cerca de usted"],
  },
  debts: {
    title: "Deudas y préstamos estudiantiles",
    deadline: "Llame antes de atrasarse",
    text: "Llame primero a quienes le prestaron dinero y pregunte qué pueden hacer por usted ahora. En las organizaciones sin fines de lucro hay consejeros que le ayudan a hacer un plan. Los planes de los préstamos federales para estudiantes cambiaron el 1 de julio de 2026: pregunte cuál va con sus ingresos.",
    lines: ["Consejeros de crédito de NFCC"],
    act: "Abrir Federal Student Aid (en\u00a0inglés)",
  },
  savings: {
    title: "Ahorros para el retiro e impuestos",
    deadline: "Páselos a otro plan en 60 días",
    text: "Por lo general puede dejar su 401(k) donde está, o pasarlo directamente a otro plan o a una cuenta IRA. Si le pagan a usted el dinero, le retienen un 20 por ciento para impuestos y tiene 60 días para ponerlo en otro plan. Si lo saca antes de los 59 años y medio, puede deber un 10 por ciento más. El desempleo también paga impuestos: puede pedir que le retengan un 10 por ciento.",
  },
  visa: {
    title: "Si tiene una visa de trabajo",
    deadline: "Actúe en 60 días o menos",
    text: "Con una visa H-1B, L-1, O-1 o TN puede tener hasta 60 días después de que termine el empleo, o menos si su estadía vence antes. El gobierno puede dar menos días, así que hable en los primeros días con un abogado o una abogada de inmigración. ¿No es su caso? Entonces descanse hoy.",
    links: ["Buscar ayuda legal de inmigración"],
  },
  work: {
    title: "Empleo y capacitación",
    deadline: "Vaya cuando pueda",
    text: "Los centros de empleo American Job Centers le ayudan gratis y en persona. Pregunte ahí por capacitación pagada para quienes perdieron el trabajo. En un programa de aprendizaje (apprenticeship) gana dinero mientras aprende.",
    lines: ["Centros de empleo (American Job Centers)"],
    links: ["Buscar capacitación"],
  },
  together: {
    title: "Pueden actuar en grupo",
    deadline: "Con sindicato o sin él",
    text: "Hable con las demás personas que perdieron el trabajo. La ley protege a la mayoría de quienes trabajan en empresas privadas cuando se unen por su pago y por el trato que reciben.",
    links: ["Buscar con quién organizarse"],
  },
};

const titles = [
  "Solicitar, guardar, hablar",
  "Su último pago, los papeles",
  "Salud y vivienda",
  "Comida en la mesa",
  "Deudas y ahorros",
  "Visas, o un día de descanso",
  "Lo que sigue",
];

const searches: Readonly<Record<string, string>> = {
  rent: "renta",
  food: "comida",
  "immigration+lawyer": "abogado de inmigración",
  training: "capacitación",
};

/** A page without a twin is in English. */
function ledTo(label: string, to: LinkTarget): Link {
  const [path = "", ...rest] = to.split(/(?=[?#])/);
  const twin = twinOf(path);
  if (!twin) return { label: `${label} (en\u00a0inglés)`, to };
  const search = rest
    .join("")
    .replace(/(?<=\?q=)[^#]+/, (words) => encodeURIComponent(searches[words] ?? words));
  return { label, to: `${twin.to}${search}` };
}

const actIn = ({ link }: Source, name = ""): Source => ({
  name,
  link: link === "https://www.healthcare.gov" ? "https://www.cuidadodesalud.gov" : link,
});

const translated = ({ lines, links, act, ...step }: FirstWeekStep): FirstWeekStep => {
  const { lines: names = [], links: labels = [], act: actName, ...words } = steps[step.id];
  return {
    ...step,
    ...words,
    ...(act && { act: actIn(act, actName) }),
    lines: (lines ?? []).map((line, at) => ({
      name: names[at] ?? line.name,
      links: line.links.map(phoneInSpanish),
    })),
    links: (links ?? []).map((link, at) => ledTo(labels[at] ?? link.label, link.to)),
  };
};

const days: readonly FirstWeekDay[] = english.days.map((day, at) => ({
  title: titles[at] ?? day.title,
  steps: day.steps.map(translated),
}));

export const firstWeek: FirstWeekWords = {
  path: page.path,
  heading: "Sus primeros siete días",
  intro:
    "Empiece por el día 1. Lo demás puede esperar a mañana, con dos excepciones: la ayuda para comida cuenta desde el día de la solicitud (día\u00a04), y con una visa de trabajo hay poco tiempo (día\u00a06).",
  picture: "Un calendario del que se arranca la primera hoja",
  actions: [
    { label: "Empezar por el día 1", to: "#day-1" },
    { label: "Ver mis fechas", to: "/es/first-week/dates" },
    { label: "Necesito hablar con alguien", to: "#talk" },
  ],
  daysHeading: "Un día a la vez",
  lead: `Son ${stepCount} pasos, y la mayoría empieza con una llamada o una carta. Estas reglas son de Estados Unidos.`,
  day: (number) => `Día ${number}`,
  office: {
    label: "El estado donde trabajó",
    all: "Elija un estado",
    submit: "Ver mi oficina",
    none: "Todavía no tenemos una oficina de este estado. El buscador nacional de abajo la tiene.",
    open: "Abrir",
    more: (name) => `Montos, semanas, último pago y más en ${name}`,
    finder: {
      name: "Buscador nacional, todos los estados",
      link: english.office.finder.link,
      host: english.office.finder.host,
      phone: phoneInSpanish(english.office.finder.phone),
    },
  },
  sources: "Fuente (en\u00a0inglés):",
  ticks: {
    done: "Hecho",
    count: `{done} de ${stepCount} hechos`,
    clear: "Borrar las marcas",
    stored: "Las marcas se quedan en este navegador. Nadie más las ve.",
  },
  closing: {
    heading: "Fue una semana dura",
    text: "Lo que quede pendiente no tiene que resolverlo a solas. Busque más ayuda cerca de usted, o escríbanos.",
    actions: [
      { label: "Buscar ayuda", to: "/es/services/support-and-resources#directory" },
      { label: "Escribirnos", to: "/es/contact?subject=support" },
    ],
  },
  days,
};
