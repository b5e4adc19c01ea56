import { page as english } from "../my-dates/en";
import type { MyDatesWords } from "../my-dates/words";
import type { Link, Page } from "../types";
import { datedWords } from "./my-dates-dated";
import { undatedWords } from "./my-dates-undated";
import { stateOptions } from "./states";

export const page = {
  path: "/es/first-week/dates",
  title: "Mis fechas después de un despido",
  description:
    "Escriba los días que sabe y vea sus propias fechas límite en orden: desempleo, COBRA, Mercado de Seguros Médicos, indemnización y más, con la ley.",
} as const satisfies Page;

export const datesHero = {
  lead: "Escriba su último día de trabajo. Verá unos 20 pasos con fecha, para su calendario o para imprimir.",
  actions: [
    { label: "Sus primeros siete días", to: "/es/first-week" },
    { label: "Cartas para copiar", to: "/es/letters" },
    { label: "Buscar ayuda cerca de usted", to: "/es/services/support-and-resources" },
  ],
} satisfies { lead: string; actions: Link[] };

export const myDates = {
  language: "es-US",
  days: {
    lastDay: {
      label: "Su último día de trabajo",
      short: "Último día",
      hint: "Con este día basta (mm: mes, dd: día, yyyy: año). También sirve un día previsto.",
    },
    told: {
      label: "El día en que le avisaron",
      short: "Aviso",
    },
    cover: {
      label: "El día en que termina su seguro médico",
      short: "Fin del seguro",
      hint: "Muchas veces, a fin de mes.",
    },
    offer: {
      label: "El día en que le ofrecieron indemnización",
      short: "Oferta",
      hint: "En inglés, severance. Importa sobre todo si tiene 40 años o más.",
    },
  },
  ticks: {
    age40: "Tengo 40 años o más",
    groupLayoff: "Despidieron a otras personas conmigo",
    visa: "Tengo visa de trabajo",
    union: "Pertenezco a un sindicato",
  },
  state: {
    label: "Estado donde trabajó",
    hint: "Algunos plazos cambian según el estado.",
    none: "Elija un estado",
    options: stateOptions("es"),
  },
  dated: datedWords,
  undated: undatedWords,
  groups: {
    later: {
      heading: "Plazos que empiezan después",
      lead: "Empiezan a contar con una carta que recibe o un paso que da.",
    },
    open: { heading: "Sin fecha límite", lead: "Conviene saberlo. Si hay algo que hacer, hágalo pronto." },
    ask: {
      heading: "Pregunte por esto",
      lead: "No tenemos una fuente comprobada para estos plazos. Pregunte a la oficina, al plan o en una oficina de ayuda legal.",
    },
  },
  problems: {
    told: "El día en que le avisaron: escriba una fecha de 2020 a 2035.",
    lastDay: "Su último día de trabajo: escriba una fecha de 2020 a 2035.",
    cover: "El día en que termina su seguro médico: escriba una fecha de 2020 a 2035.",
    offer: "El día en que le ofrecieron indemnización: escriba una fecha de 2020 a 2035.",
    none: "Escriba al menos un día. Con su último día de trabajo basta.",
  },
  form: {
    heading: "Lo que ya sabe",
    aboutYou: "Su situación",
    optional: "(opcional)",
    more: "Otros días: aviso, seguro, indemnización (opcional)",
    privacy: "No guardamos nada de esto ni le pedimos su nombre.",
    submit: "Ver mis fechas",
    again: "Cambiar sus respuestas",
    problemHeading: "Hay algo que corregir",
  },
  answer: {
    heading: "Sus fechas",
    today: "Hoy es {date}.",
    note: "Es información, no consejo legal: si su carta, su plan o su contrato da otra fecha, cuenta esa.",
    original: {
      text: "Es una traducción: cuenta el",
      label: "texto original (en\u00a0inglés)",
      to: english.path,
    },
    aim: "Son fechas límite. Trate de hacerlo una semana antes.",
    parts: {
      today: "Hoy o esta semana",
      passed: "Ya pasó, y lo que aún puede hacer",
      soon: "En los próximos 30 días",
      later: "Más adelante",
    },
    claim: {
      call: "Llame al",
      file: "Solicitar en línea (en\u00a0inglés)",
      finder: "Ahí saben cuál es su oficina. O elija su estado:",
      number: "1-877-872-5627",
      find: "Ver mi oficina",
      note: "Por teléfono puede decir “Spanish, please” y pedir un intérprete.",
    },
    gaps: {
      offer: {
        text: "Oferta de indemnización del {day}: sin fecha límite de ley, a menos que tenga 40 años o más.",
        label: "Tengo 40 años o más",
        letter: { label: "Carta: más tiempo", to: "/es/letters#severance-time" },
      },
      lastDay: {
        text: "Sin su último día de trabajo: contamos desde otro día.",
        label: "Agregar el día",
      },
      cover: {
        text: "Sin el fin de su seguro médico: contamos desde su último día de trabajo.",
        label: "Agregar el día",
      },
      state: {
        text: "Sin estado: de él dependen algunas fechas.",
        label: "Elegir un estado",
      },
    },
    when: { by: "hasta el {day}", from: "desde el {day}" },
    closed: "La fecha límite es el {day}, día no hábil.",
    laws: {
      "State law under the Social Security Act, title III":
        "ley del estado según la Ley del Seguro Social, título III",
      "45 CFR 155.410; City of Columbus v. Kennedy (D. Md., June 12, 2026), on appeal":
        "45 CFR 155.410; Columbus v. Kennedy (D. Md., 12 de junio de 2026), en apelación",
      "26 U.S.C. 125; the plan's own rules": "26 U.S.C. 125; las reglas del plan",
      "State insurance law; the policy": "ley de seguros del estado; la póliza",
      "29 U.S.C. 626(f)(1)(F) and (H)": "29 U.S.C. 626(f)(1)(F) y (H)",
      "29 U.S.C. 2101 to 2109": "29 U.S.C. 2101 a 2109",
      "26 U.S.C. 85 and 3402(p)": "26 U.S.C. 85 y 3402(p)",
      "Social Security Act § 303(a)(3); state law": "Ley del Seguro Social, § 303(a)(3); ley del estado",
      "7 U.S.C. 2020(e)(3) and (9); 7 CFR 273.2": "7 U.S.C. 2020(e)(3) y (9); 7 CFR 273.2",
      "State wage laws; federal law sets no day":
        "leyes de salarios del estado; la ley federal no fija un día",
      "42 U.S.C. 1396a; Public Law 119-21": "42 U.S.C. 1396a; ley pública 119-21",
      "20 U.S.C. 1078(b)(1)(M) and 1087e; Public Law 119-21":
        "20 U.S.C. 1078(b)(1)(M) y 1087e; ley pública 119-21",
      "State law": "ley del estado",
    },
    labels: {
      missed: "Si se le pasa",
      action: "Qué hacer",
      more: "Para quién es y qué dice la ley",
      who: "Es para usted si",
      law: "Ley",
      source: "Fuente (en\u00a0inglés)",
    },
    calendar: "Agregar al calendario",
    calendarFile: "mis-fechas.ics",
    print: "Imprimir",
    text: "Enviar por mensaje",
    mail: "Enviar por correo",
    share: "El mensaje o el correo lleva un enlace solo con sus días y su estado: marque lo demás de nuevo.",
    shareSubject: "Mis fechas después del despido",
    lawyer: {
      text: "Ayuda legal gratis:",
      label: "Buscar ayuda legal",
      to: "/es/services/support-and-resources?category=Legal+Aid#results",
    },
    appealDays: "{state}: por lo general son {days} días; cuenta lo que dice la carta.",
  },
} satisfies MyDatesWords;
