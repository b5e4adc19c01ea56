import type { Language } from "~/lib/contexts";
import { ownValue } from "~/lib/own-value";
import { type CardWords, cardWords as english, NAMED_NUMBER } from "../resources/card-words";
import { states } from "../resources/states";
import type { PhoneLink } from "../types";
import { dayInSpanish } from "./days";
import { spanishStateName } from "./states";

const spanish: CardWords = {
  more: "Para quién es, y más",
  inEnglish: "(en\u00a0inglés)",
  eligibility: "Para quién es",
  cost: "Costo",
  phone: "Teléfono",
  hours: "Horario",
  whenYouCall: "Cuando llame",
  haveReady: "Tenga a la mano",
  area: "Dónde",
  tags: "Temas",
  website: "Sitio web",
  checked: "Revisado el",
  notChecked: "Todavía sin revisar",
  report: "Reportar un error",
  foundBy: "Coincide con lo que busca:",
  speaks: "Atienden en español",
  add: "Guardar",
  added: "En mi lista. ¿Quitar?",
  call: (phone, isText) =>
    NAMED_NUMBER.test(phone) ? phone : `${isText ? "Envíe un mensaje al" : "Llame al"} ${phone}`,
  // Another word would bring an answer in English.
  lines: {
    "tel:988": { label: "Llame al 988 y oprima 2", to: "tel:988" },
    "sms:988": { label: "Envíe AYUDA al 988", to: "sms:988?&body=AYUDA" },
    "sms:741741?&body=HOME": { label: "Envíe HOLA al 741741", to: "sms:741741?&body=HOLA" },
  },
  day: ({ iso }) => dayInSpanish(iso),
  stored: {
    "State agencies with the Centers for Medicare & Medicaid Services":
      "Los estados y CMS (Medicare y Medicaid)",
    "Centers for Medicare & Medicaid Services": "CMS (Medicare y Medicaid)",
    "U.S. Department of Labor": "Departamento de Trabajo de EE. UU.",
    "CareerOneStop, U.S. Department of Labor": "CareerOneStop, Departamento de Trabajo de EE. UU.",
    "Health Resources and Services Administration": "Departamento de Salud de EE. UU. (HRSA)",
    "USDA Food and Nutrition Administration and your state": "Departamento de Agricultura y su estado",
    "Poison control centers": "Centros de control de envenenamiento",
    // These end the name of who runs it, and are no name.
    " and local partners": " y organizaciones locales",
    " and local agencies": " y oficinas locales",
    " and local programs": " y programas locales",
    " and local schools": " y escuelas locales",
    " and state agencies": " y los estados",
    " and state legal aid partners": " y ayuda legal de cada estado",
    " and state partners": " y los estados",
    " and state workforce boards": " y los estados",
    " and your state": " y su estado",
    "Crisis Support": "Crisis",
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
    "Any hour in most places": "A toda hora en la mayoría de los lugares",
    "Monday to Friday, 8 a.m. to 8 p.m. Eastern": "De lunes a viernes, de 8 a.m. a 8 p.m., hora del Este",
    "Monday to Friday, 8 a.m. to 9 p.m. Eastern": "De lunes a viernes, de 8 a.m. a 9 p.m., hora del Este",
    "Monday to Friday, 10 a.m. to 10 p.m. Eastern": "De lunes a viernes, de 10 a.m. a 10 p.m., hora del Este",
    "Text and website at any hour, calls in working hours":
      "Mensajes y sitio web a toda hora; llamadas en horario de oficina",
    "Mostly late January to mid April; call in January for a place":
      "En general, de enero a abril; llame en enero para una cita",
    "988, then press 1": "988, y oprima 1",
    Free: "Gratis",
    "Free to apply": "Solicitarlo es gratis",
    "Free to apply; lowers your bill": "Solicitarlo es gratis; le baja el recibo",
    "Free to join": "Unirse es gratis",
    "Free to connect": "Comunicarse es gratis",
    "Free to inquire; union dues apply later": "Preguntar es gratis; después se pagan cuotas del sindicato",
    "Free to search; treatment costs vary": "Buscar es gratis; el costo del tratamiento varía",
    "Free to search; child care costs vary": "Buscar es gratis; el costo del cuidado varía",
    "Free to audit many courses; fee for certificates":
      "Ver muchos de los cursos es gratis; el certificado se paga",
    "Free advice; COBRA premiums can be costly": "La asesoría es gratis; COBRA puede salir caro",
    "Free advice; calls at standard rates": "La asesoría es gratis; la llamada cuesta lo normal",
    "Free; apprentices are paid": "Gratis; mientras aprende le pagan",
    "Free; court filing fee may apply or be waived": "Gratis; la corte puede cobrar un cargo o perdonarlo",
    "Free mentoring; some workshops may charge a fee":
      "La asesoría es gratis; algunos talleres pueden cobrar",
    "Free or low cost": "Gratis o de bajo costo",
    "Free or reduced price": "Gratis o a precio reducido",
    "Free or pay what you can in many places": "En muchos lugares es gratis o paga lo que puede",
    "Reduced price if approved": "Precio reducido si se lo aprueban",
    "Low cost": "De bajo costo",
    "Sliding scale": "Según sus ingresos",
    "Plans vary; savings depend on income": "Hay varios planes; la ayuda depende de sus ingresos",
    "Membership dues": "Cuota de membresía",
    "Monthly Coursera subscription; price varies, financial aid may apply":
      "Pago mensual a Coursera; el precio varía y puede haber ayuda",
    "One-time membership fee, then reduced-rate sessions (from about $30)":
      "Una sola cuota de inscripción y luego sesiones a precio reducido (desde unos $30)",
    "Varies by program": "Depende del programa",
    // Who it is for, where it is said in few words or stands on the first page.
    "Generally people who lost work through no fault of their own and meet state wage rules":
      "En general, quien perdió el trabajo sin culpa suya y cumple las reglas de salario del estado",
    "Household income and, in some cases, asset limits; many adults must also meet work rules":
      "Hay límites de ingresos y, a veces, de bienes; muchos adultos también tienen que cumplir reglas de trabajo",
    "U.S. residents with eligible status; some states use their own marketplace":
      "Residentes con un estatus que lo permita; algunos estados tienen su propio mercado",
    "Open to everyone regardless of ability to pay": "Para todos, puedan pagar o no",
    "Anyone in the United States": "Para todos en Estados Unidos",
    "Anyone in Canada": "Para todos en Canadá",
    "Anyone, including people without insurance": "Para todos, también sin seguro",
    "People who cannot afford standard therapy fees": "Quien no puede pagar el precio normal de una terapia",
    "No degree or experience required": "No hace falta título ni experiencia",
    "Varies by program and location": "Depende del programa y del lugar",
    "Low income; limits, seasons and funds vary by state":
      "Ingresos bajos; los límites, las fechas y los fondos dependen del estado",
    "Set by each local fund": "Lo decide cada fondo local",
    "California residents": "Residentes de California",
    "Each listed program sets its own rules": "Cada programa de la lista tiene sus reglas",
    "Each local program sets its own rules": "Cada programa local tiene sus reglas",
    "Hospital bills; each hospital sets income limits":
      "Cuentas de hospital; cada hospital pone sus límites de ingresos",
    "Income limits set by each state": "Cada estado pone sus límites de ingresos",
    "Income limits apply": "Hay límites de ingresos",
    "Mainly low-income workers in California": "Sobre todo, trabajadores de California con ingresos bajos",
    "Freelancers and independent contractors": "Quien trabaja por su cuenta",
    "LGBTQ+ young people under 25": "Jóvenes LGBTQ+ de menos de 25 años",
    "Payment help depends on state income and work rules":
      "La ayuda para pagar depende de las reglas de ingresos y de trabajo del estado",
    "Mostly families with low incomes; other groups may qualify":
      "Sobre todo, familias con ingresos bajos; otros grupos también pueden calificar",
    "Older adults, people with disabilities and caregivers":
      "Personas mayores, personas con discapacidad y quienes las cuidan",
    "Mainly older adults and people with disabilities":
      "Sobre todo, personas mayores y personas con discapacidad",
    "Older adults and their caregivers": "Personas mayores y quienes las cuidan",
    "Simple cases with low income; the site checks first":
      "Casos sencillos con ingresos bajos; el sitio lo revisa primero",
    "Federal student loan borrowers": "Quien tiene préstamos federales de estudios",
    "Student loan borrowers": "Quien tiene préstamos de estudios",
    "Veterans and their families": "Veteranos y sus familias",
    "Children aged 18 and under; summer months": "Menores de hasta 18 años, en los meses de verano",
    "Mainly people aged 60 and over; local rules differ":
      "Sobre todo, personas de 60 años o más; las reglas locales cambian",
    "Children, parents and anyone worried about a child": "Menores, padres y quien se preocupe por un menor",
    "Teenagers and young adults, and people worried about one":
      "Adolescentes y jóvenes, y quien se preocupe por uno",
    "Young people of 12 to 21, and their families": "Jóvenes de 12 a 21 años y sus familias",
    "National (US)": "Todo EE. UU.",
    "National (US), participating states": "Todo Estados Unidos, en los estados que participan",
    "Selected US states": "Algunos estados",
    "Selected US cities": "Algunas ciudades de Estados Unidos",
    "US and Canada": "Estados Unidos y Canadá",
    "US and international": "Estados Unidos y otros países",
    Canada: "Canadá",
    UK: "Reino Unido",
    "UK and Ireland": "Reino Unido e Irlanda",
    "UK (England)": "Reino Unido (Inglaterra)",
    "UK (England, Scotland and Wales)": "Reino Unido (Inglaterra, Escocia y Gales)",
    Global: "Todo el mundo",
    ...Object.fromEntries(states.map(({ code, name }) => [name, spanishStateName(code)])),
  },
};

/** Numbers are the same in both languages. */
export const phoneInSpanish = (link: PhoneLink): PhoneLink =>
  spanish.lines[link.to] ?? { ...link, label: link.label.replace(/^Call /, "Llame al ") };

export const cardWords: Readonly<Record<Language, CardWords>> = { en: english, es: spanish };

/**
 * Says a stored English text in the language, which may have words for all of it or for its end. What is left of a `name`
 * is English.
 */
export function storedParts(text: string, language: Language): { name: string; words: string } {
  const { stored } = cardWords[language];
  const whole = ownValue(stored, text);
  if (whole) return { name: "", words: whole };
  const end = text.lastIndexOf(" and ");
  const words = end > 0 ? ownValue(stored, text.slice(end)) : undefined;
  return words ? { name: text.slice(0, end), words } : { name: text, words: "" };
}

export function storedText(text: string, language: Language): string {
  const { name, words } = storedParts(text, language);
  return name + words;
}
