import type { Language } from "~/lib/contexts";
import {
  type ContactWords,
  contactWords as english,
  violenceChat as inEnglish,
  NEW_SUM_PARAMETER,
  responseHours,
  urgentHelp,
} from "../contact";
import type { ChatLink, PhoneLink } from "../types";

const dial = (label: string, to: PhoneLink["to"]): PhoneLink => ({ label, to });

export const violenceChat: ChatLink = {
  label: "Chat en thehotline.org: pida hablar con una persona",
  link: inEnglish.link,
};

const spanish: ContactWords = {
  language: "es",
  page: {
    path: "/es/contact",
    title: "Escríbanos",
    description:
      "Escríbanos si necesita ayuda, quiere colaborar o es de la prensa. Procuramos responder en 48 horas, y en 24 a quien pide ayuda.",
  },
  contactPage: {
    heading: "Escríbanos",
    intro:
      "Cuéntenos qué pasó o qué necesita. Una persona lee cada mensaje. No hace falta que lo tenga todo claro.",
    form: {
      heading: "Mándenos un mensaje",
      intro:
        "Si pide ayuda, procuramos responderle en 24 horas, en español. ¿No tiene correo? Llame al 211: le ayudan sin él.",
      name: "Nombre",
      nameMissing: "Escriba su nombre",
      email: "Correo electrónico",
      emailMissing: "Escriba su correo electrónico",
      emailHint: "Lo usamos para responderle.",
      subject: "Asunto",
      chooseSubject: "Elija un asunto",
      subjectMissing: "Elija un asunto",
      message: "Mensaje",
      messageHint: "¿Otra persona lee su correo? Diga cómo podemos responderle sin peligro.",
      messageMissing: "Escriba su mensaje",
      security: "Protección contra el spam",
      sum: (first, second) => `¿Cuánto es ${first} + ${second}?`,
      securityReason: "Esto detiene los programas de spam.",
      wrongAnswer: "El resultado de la suma no es correcto. Inténtelo de nuevo.",
      spentSum:
        "Esta suma ya se usó o ya venció. Resuelva la nueva: su mensaje sigue aquí y todavía no se ha enviado.",
      withoutSum: "Enviar sin ella. Si no pide ayuda, primero revisamos a mano que no sea spam.",
      withoutSumReason: "¿No puede hacer la suma?",
      whoReads:
        "Lo lee nuestro equipo. Nunca le decimos a su empleador que nos escribió, y no preguntamos por su estatus migratorio.",
      submit: { idle: "Enviar el mensaje", busy: "Enviando…" },
      messages: {
        success: `¡Gracias por su mensaje! Le responderemos en un plazo de ${responseHours.general} horas.`,
        failure: "Algo salió mal. Inténtelo de nuevo en un momento.",
      },
    },
    emailPanel: {
      heading: "Correo electrónico",
      text: "Si prefiere usar su propio correo, escriba a:",
      boxes: [
        { box: "general", label: "Preguntas generales" },
        { box: "community", label: "Comunidad" },
        { box: "legal", label: "Asuntos legales y privacidad" },
      ],
    },
    chatPanel: {
      heading: "Chat de la comunidad",
      text: "Si busca compañía y consejos rápidos de otras personas en su situación, el chat suele ser más rápido que escribirnos.",
      link: { label: "Entrar a la comunidad (en\u00a0inglés)", to: "community-chat" },
    },
    recordPanels: {
      letter: "Por carta",
      press: "Contacto de prensa",
      pressOnly: "Para periodistas.",
    },
  },
  contactSubjects: [
    { value: "support", label: "Necesito ayuda" },
    { value: "volunteer", label: "Voluntariado" },
    { value: "partnership", label: "Alianzas con organizaciones" },
    { value: "media", label: "Prensa y medios" },
    { value: "feedback", label: "Opinión sobre el sitio o nuestro trabajo" },
    { value: "other", label: "Otro asunto" },
  ],
  topics: {
    data: {
      heading: "Pregunte por sus datos",
      intro:
        "Escriba un correo que nadie más lea. Si no tiene otro, escriba el que tiene y diga abajo que no debemos usarlo.",
      message:
        "Qué deben hacer (mostrarme, corregir, borrar): \nEl correo que usé antes: \nCómo responderme sin peligro: \n",
    },
  },
  responseTimes: {
    heading: "Cuánto tardamos en responder",
    intro: "Procuramos dar una primera respuesta en este plazo. A veces tardamos más: escríbanos otra vez.",
    items: [
      { kind: "support", label: "Solicitudes de ayuda", hours: responseHours.support },
      { kind: "general", label: "Preguntas generales", hours: responseHours.general },
      { kind: "media", label: "Prensa y medios", hours: responseHours.media },
      {
        kind: "partnership",
        label: "Alianzas, por correo o por este formulario",
        hours: responseHours.partnership,
      },
    ],
    application: {
      link: {
        label: "Alianzas, por su propio formulario (en\u00a0inglés)",
        to: english.responseTimes.application.link.to,
      },
      hours: english.responseTimes.application.hours,
    },
  },
  withinHours: (hours) => `${hours} horas`,
  callNow: [
    { ...dial("Llame al 911", "tel:911"), what: "Peligro de vida" },
    { ...dial("Llame al 988, oprima 2", "tel:988"), what: "Crisis" },
    { ...dial("Llame al 211", "tel:211"), what: "Renta, comida" },
  ],
  urgentHelp: {
    id: urgentHelp.id,
    heading: "Ayuda urgente",
    intro: "No tenemos línea de ayuda propia. Estas son gratis, y casi todas contestan día y noche.",
    lines: [
      {
        name: "Si hay peligro ahora mismo",
        text: "Llame al número de emergencia. Puede decir “Spanish, please” y le consiguen un intérprete.",
        actions: [dial("Llame al 911", "tel:911")],
      },
      {
        name: "Línea 988 de Prevención del Suicidio y Crisis",
        text: "Llame o mande un mensaje si piensa en quitarse la vida o si siente que ya no puede más. También por cualquier otra cosa que le angustie.",
        actions: [
          dial("Llame al 988 y oprima 2", "tel:988"),
          dial("Envíe AYUDA al 988", "sms:988?&body=AYUDA"),
        ],
      },
      {
        name: "Si alguien le hace daño o le da miedo en su casa: Línea Nacional contra la Violencia Doméstica",
        text: "Para hablar y pensar qué hacer, aunque todavía viva con esa persona. Pida español al empezar: “Spanish, please”. Si alguien puede ver su pantalla, mejor llame.",
        actions: [
          dial("Llame al 1-800-799-7233", "tel:+18007997233"),
          dial("Envíe START al 88788", "sms:88788?&body=START"),
        ],
        chat: violenceChat,
      },
      {
        name: "Crisis Text Line (ayuda por mensaje de texto)",
        text: "Hable por mensaje de texto con una persona preparada para escuchar.",
        actions: [dial("Envíe HOLA al 741741", "sms:741741?&body=HOLA")],
      },
      {
        name: "Línea de Crisis para Veteranos",
        text: "Para veteranos, militares en servicio y sus seres queridos.",
        actions: [
          dial("Llame al 988 y oprima 1", "tel:988"),
          dial("Envíe un mensaje al 838255", "sms:838255"),
        ],
      },
      {
        name: "Línea de ayuda 211",
        text: "Comida, renta, recibos de luz y atención médica cerca de usted. A toda hora en la mayoría de los lugares.",
        actions: [dial("Llame al 211", "tel:211")],
      },
    ],
    more: "Más: 911, 211 y otros países",
    elsewhere: {
      heading: "Fuera de Estados Unidos",
      lines: [
        { name: "Canadá (en\u00a0inglés)", actions: [dial("Llame al 988", "tel:988")] },
        {
          name: "Reino Unido e Irlanda: Samaritans (en\u00a0inglés)",
          actions: [dial("Llame al 116 123", "tel:116123")],
        },
      ],
    },
  },
  confirmationOf: (subject) => {
    const again = { again: "Enviar otro mensaje", againQuery: `${NEW_SUM_PARAMETER}=yes` };
    return subject === "support"
      ? {
          first: `Pidió ayuda: procuramos responderle en ${responseHours.support} horas, no en ${responseHours.general}, y en español.`,
          next: "Hoy mismo puede dar los primeros pasos.",
          link: { label: "Ver sus primeros siete días", to: "/es/first-week" },
          ...again,
        }
      : {
          next: "Una persona lo lee y le responde al correo que nos dio.",
          link: { label: "Ir a la página de inicio", to: "/es" },
          ...again,
        };
  },
};

export const contactWords: Readonly<Record<Language, ContactWords>> = { en: english, es: spanish };
