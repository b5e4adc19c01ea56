import type { Language } from "~/lib/contexts";
import {
  type CrisisLine,
  type CrisisWords,
  type EmptyHelpCopy,
  crisisWords as english,
  emptyHelp as englishHelp,
} from "../crisis-card";
import { violenceChat } from "./contact";

const suicideLine: CrisisLine = {
  name: "Línea 988 de Prevención del Suicidio y Crisis",
  links: [
    { label: "Llame al 988 y oprima 2", to: "tel:988" },
    { label: "Envíe AYUDA al 988", to: "sms:988?&body=AYUDA" },
  ],
  happens:
    "Primero oye un saludo corto. Después una persona preparada escucha y busca con usted qué le puede servir, también si llama por otra persona.",
  chat: { label: "Chat en español en 988lifeline.org", link: "https://988lifeline.org" },
};
const textLine: CrisisLine = {
  name: "Crisis Text Line (ayuda por mensaje de texto)",
  links: [{ label: "Envíe HOLA al 741741", to: "sms:741741?&body=HOLA" }],
};
const emergency: CrisisLine = {
  name: "Si hay peligro ahora mismo",
  links: [
    { label: "Llame al 911", to: "tel:911" },
    { label: "Envíe un mensaje al 911", to: "sms:911" },
  ],
  happens:
    "Diga primero dónde está y después qué pasa. Puede decir “Spanish, please” y le consiguen un intérprete. En muchos lugares el 911 recibe mensajes de texto, para cuando no puede hablar.",
};
const homeLine: CrisisLine = {
  name: "Si alguien le hace daño o le da miedo en su casa: Línea Nacional contra la Violencia Doméstica",
  links: [
    { label: "Llame al 1-800-799-7233", to: "tel:+18007997233" },
    { label: "Envíe START al 88788", to: "sms:88788?&body=START" },
  ],
  happens:
    "Una persona preparada escucha y piensa con usted cómo estar a salvo. Usted decide qué hacer después. Pida español al empezar: “Spanish, please”.",
  chat: violenceChat,
};
const childLine: CrisisLine = {
  name: "Si un niño o una niña está en peligro: Childhelp",
  links: [{ label: "Llame al 1-800-422-4453", to: "tel:+18004224453" }],
  happens:
    "Una persona preparada escucha y le dice qué se puede hacer donde vive. También pueden llamar menores y jóvenes.",
};
const poisonLine: CrisisLine = {
  name: "Si alguien tomó pastillas, drogas o veneno: Poison Help (línea de envenenamiento)",
  links: [{ label: "Llame al 1-800-222-1222", to: "tel:+18002221222" }],
  happens:
    "Le preguntan qué fue, cuánto y cuándo, y le dicen qué hacer: tenga el envase a la mano. Hay intérpretes de español.",
};
const traffickingLine: CrisisLine = {
  name: "Si alguien le retiene o le obliga a trabajar o a tener sexo: Línea Nacional contra la Trata de Personas",
  links: [{ label: "Llame al 1-888-373-7888", to: "tel:+18883737888" }],
  happens: "Le preguntan si puede hablar sin peligro, escuchan y buscan con usted una salida segura.",
};

const spanish: CrisisWords = {
  heading: "No tiene que enfrentar esto a solas",
  lead: "Hable ahora con una persona, de día o de noche.",
  sent: "Recibimos lo que envió, pero no somos una línea de crisis, y pueden pasar horas hasta que alguien lo lea. No espere: hable ahora con una persona.",
  watched: "Puede que alguien cerca de usted vea lo que mira en la pantalla. Si tiene duda, mejor llame.",
  emergencyFirst:
    "¿Alguien no respira o no despierta, o le están haciendo daño a alguien ahora mismo? Llame primero al 911. En muchos lugares el 911 recibe mensajes de texto, para cuando no puede hablar.",
  text: "Todas son gratis, y puede colgar o dejar de escribir cuando quiera. Estos números funcionan en Estados Unidos.",
  more: "Otras líneas",
  leading: {
    self: [suicideLine],
    other: [suicideLine],
    home: [homeLine],
    child: [childLine],
    overdose: [emergency, poisonLine],
    trafficking: [traffickingLine],
    violence: [emergency],
  },
  emergency,
  always: [suicideLine, textLine, homeLine],
};

export const crisisWords: Readonly<Record<Language, CrisisWords>> = { en: english, es: spanish };

/** Stands under every list of the directory that a search or a filter left empty. */
export const emptyHelp: Readonly<Record<Language, EmptyHelpCopy>> = {
  en: englishHelp,
  es: {
    text: "¿Necesita ayuda ahora? Estas líneas son gratis.",
    links: [{ label: "Llame al 211", to: "tel:211" }, ...suicideLine.links],
  },
};
