import type { Language } from "~/lib/contexts";
import { confirmationMail, reminderMail, welcomeMail } from "../newsletter/newsletter-mails";
import {
  confirmPage,
  preferencesPage,
  newsletterSignup as signup,
  unsubscribePage,
} from "../newsletter/personal-pages";
import { retention } from "../privacy/personal-data";
import type { Translated } from "../types";

const english = {
  signup,
  confirmPage,
  preferencesPage,
  unsubscribePage,
  confirmationMail,
  reminderMail,
  welcomeMail,
};

export type NewsletterWords = Translated<typeof english>;

const news = "Boletín semanal sobre la IA y el trabajo (en\u00a0inglés)";
const teamUpdates = "Avisos de nuestro equipo (en\u00a0inglés)";
const nothingChosen = "Elija por lo menos un tipo de correo.";
const days = `${retention.signups.worker?.days} días`;

const spanish: NewsletterWords = {
  signup: {
    heading: "Boletín semanal, en inglés",
    intro:
      "Noticias sobre la IA y el trabajo, y lugares nuevos que ayudan. Gratis, y puede salirse cuando quiera.",
    asksBy: "Le llega un correo para confirmar, en español.",
    archive: { label: "Vea qué trae (en\u00a0inglés)", to: "/newsletter" },
    firstToCome: {
      label: "Vea una muestra (en\u00a0inglés)",
      to: "/newsletter#sample",
    },
    form: {
      name: "Nombre",
      nameMissing: "Escriba su nombre",
      nameWithLink: "Escriba su nombre sin direcciones de internet ni de correo",
      nameWithoutLetters: "Escriba un nombre con letras",
      email: "Correo electrónico",
      emailMissing: "Escriba su correo electrónico",
      legend: "¿Qué quiere recibir?",
      news: "Boletín (en\u00a0inglés)",
      teamUpdates: "Avisos del equipo (en\u00a0inglés)",
      nothingChosen,
      submit: { idle: "Suscribirme", busy: "Enviando…" },
      messages: {
        success: "¡Gracias por suscribirse!",
        failure: "Algo salió mal. Inténtelo de nuevo.",
      },
      alreadySubscribed: "Este correo ya recibe nuestro boletín.",
    },
    confirmation: {
      first: "Todavía no está en la lista. Presione el botón de nuestro correo.",
      next: "Revise su correo, también la carpeta de correo no deseado. Mientras no presione el botón no le mandamos nada más. Puede salirse cuando quiera, con un enlace que va en cada boletín.",
      nextAtOnce:
        "Si nuestro mensaje le pide confirmar, presione su botón: hasta entonces no le mandamos nada más. Puede salirse cuando quiera, con un enlace que va en cada boletín.",
      link: { label: "Qué hacer la primera semana", to: "/es/first-week" },
      again: "Suscribir otro correo",
    },
  },
  confirmPage: {
    title: "Confirme que quiere nuestros correos",
    description:
      "Confirme con un botón que podemos escribirle a su correo. Mientras no lo haga, no le mandamos nada.",
    ask: {
      heading: "¿Quiere recibir nuestros correos?",
      text: "Revise su nombre, elija lo que quiere y presione el botón. Escribimos a:",
      ignore: "Si usted no los pidió, puede cerrar esta página. Entonces no le mandamos nada.",
    },
    form: {
      heading: "Su nombre y sus correos",
      name: "Nombre",
      nameMissing: "Escriba su nombre",
      legend: "¿Qué quiere recibir?",
      news,
      teamUpdates,
      submit: { idle: "Confirmar", busy: "Confirmando…" },
      messages: {
        success: "Ya está en la lista.",
        failure: "Algo salió mal y no se confirmó nada. Inténtelo de nuevo.",
      },
      nothingChosen,
    },
    confirmed: {
      heading: "Ya está en la lista",
      text: "Desde ahora le escribimos a:",
      next: "Puede salirse cuando quiera, con un enlace que va en cada correo.",
      link: { label: "Qué hacer la primera semana", to: "/es/first-week" },
    },
    unknown: {
      heading: "Este enlace no sirve",
      text: `La dirección de esta página no trae un código válido. Quizá el enlace quedó cortado o tiene más de ${days}.`,
      again: "Suscribirse otra vez",
      note: "Le mandamos un enlace nuevo a su correo.",
    },
  },
  preferencesPage: {
    title: "Los correos que le mandamos",
    description:
      "Elija qué correos recibe, cambie su nombre, sálgase de la lista o pida que se borre todo. No hace falta ninguna cuenta.",
    heading: "Los correos que le mandamos",
    text: "Lo que elija aquí es para:",
    form: {
      heading: "¿Qué quiere recibir?",
      name: "Nombre nuevo",
      nameHint:
        "No mostramos el nombre que tenemos, porque los correos se reenvían. Deje esto vacío para no cambiarlo.",
      legend: "Correos",
      news,
      teamUpdates,
      submit: { idle: "Guardar", busy: "Guardando…" },
      messages: {
        success: "Se guardó lo que eligió.",
        failure: "Algo salió mal y no se guardó nada. Inténtelo de nuevo.",
      },
      nothingChosen:
        "Elija por lo menos un tipo de correo. Si ya no quiere ninguno, sálgase de la lista aquí abajo.",
    },
    leave: {
      heading: "Salirse, o borrarlo todo",
      text: "Si se sale, no le mandamos nada más y solo anotamos que este correo se salió. Si lo borra todo, en nuestra lista no queda nada de este correo.",
      button: "Salirme de la lista",
      erase: "Borrar todo",
    },
    left: {
      heading: "Ya no está en nuestra lista",
      text: "No mandamos correos a:",
      comeBack: { label: "Suscribirme otra vez", to: "/es#newsletter" },
      erase: "Borrar todo",
    },
    eraseAsk: {
      heading: "¿Borrar todo sobre este correo?",
      text: "El nombre, lo que eligió y el registro de cada correo que mandamos se borran de inmediato, también de lo que nuestro personal podría recuperar. No se puede deshacer. Se trata de:",
      button: "Borrar todo",
      back: "No, regresar",
      other:
        "Esto es solo para nuestra lista de correos. También puede ver, copiar y borrar todo lo demás que guardamos sobre usted:",
      everything: { label: "Sus datos", to: "/es/your-data" },
    },
    erased: {
      heading: "Se borró todo",
      text: "Nuestra lista ya no tiene nada sobre este correo. Puede que todavía le llegue un mensaje que ya va en camino.",
      home: { label: "Ir a la página de inicio", to: "/es" },
    },
  },
  unsubscribePage: {
    title: "Salirse de la lista",
    description:
      "Sálgase de nuestra lista con un botón. No hace falta ninguna cuenta, no le preguntamos por qué y puede regresar cuando quiera.",
    ask: {
      heading: "¿Salirse de nuestra lista?",
      text: "Si presiona el botón, dejamos de mandar el boletín semanal y todos los demás avisos a:",
      button: "Salirme",
      keep: "Si quiere seguir recibiendo nuestros correos, puede cerrar esta página.",
    },
    left: {
      heading: "Ya no está en nuestra lista",
      text: "No mandaremos más correos a:",
      onItsWay: "Puede que todavía le llegue un mensaje que ya va en camino.",
      comeBack: { label: "Suscribirme otra vez", to: "/es#newsletter" },
    },
    test: {
      heading: "Este enlace es de un correo de prueba",
      text: "No cambia nada. En el correo que sale de verdad, cada persona tiene aquí su propio enlace.",
      home: { label: "Ir a la página de inicio", to: "/es" },
    },
    unknown: {
      heading: "Este enlace no sirve",
      text: "La dirección de esta página no trae un código válido. Quizá el enlace quedó cortado o el correo ya no está en nuestra lista. Escriba su correo y le mandamos un enlace nuevo. También puede escribirnos y lo sacamos de la lista a mano.",
      contact: { label: "Escribirnos", to: "/es/contact" },
    },
  },
  confirmationMail: {
    kind: "Boletín",
    subject: "Confirme que quiere nuestros correos",
    text: "Alguien nos pidió que mandemos correos a esta dirección. Si fue usted, abra la página de aquí abajo y presione su botón.",
    button: "Confirmar en nuestro sitio",
    note: `El enlace sirve por ${days}. Si no fue usted, no tiene que hacer nada: sin el botón no mandamos ningún boletín.`,
  },
  reminderMail: {
    kind: "Boletín",
    subject: "Todavía no ha confirmado que quiere nuestros correos",
    text: "Hace unos días nos pidió nuestros correos y le mandamos un enlace para confirmarlo. Mientras no abra la página de aquí abajo y presione su botón, no le mandamos nada.",
    button: "Confirmar en nuestro sitio",
    note: "Este es el único recordatorio. Si usted no se suscribió, o ya no los quiere, no tiene que hacer nada.",
  },
  welcomeMail: {
    kind: "Bienvenida",
    subject: "Ya está en la lista",
    intro: "Gracias por acompañarnos. Desde ahora va a recibir:",
    news: "El boletín semanal, en inglés: noticias sobre la IA y el trabajo y dónde encontrar ayuda. Llega una vez a la semana, salvo que no haya noticias.",
    teamUpdates: "Avisos de nuestro equipo, en inglés: cuando hay algo que contarle. No tienen un día fijo.",
    change: "Puede cambiar lo que recibe cuando quiera. No hace falta ninguna cuenta.",
    button: "Cambiar lo que recibo",
    footer: {
      reason: "Recibe este correo porque esta dirección se suscribió a los correos de",
      preferences: "Cambiar lo que recibo",
      leave: "Salirme de la lista",
      leaveNote: "Un botón, sin cuenta y sin preguntas.",
    },
  },
};

export const newsletterWords: Readonly<Record<Language, NewsletterWords>> = { en: english, es: spanish };
