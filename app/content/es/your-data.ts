import type { Language } from "~/lib/contexts";
import { contactAbout, responseHours } from "../contact";
import { pathIn } from "../page";
import type { Translated } from "../types";
import {
  answerColumns,
  dataRequestMail,
  heldColumns,
  heldGroups,
  heldPage,
  heldValues,
  requestPage,
} from "../your-data";

const english = {
  requestPage,
  mail: dataRequestMail,
  heldPage,
  groups: heldGroups,
  columns: heldColumns,
  answerColumns,
  values: heldValues,
};

type YourDataWords = Translated<typeof english>;

const when = "Cuándo";
const state = "Estado";
const form = "Formulario";
const server = "Lo que respondió el servidor de correo";

const spanish: YourDataWords = {
  requestPage: {
    title: "Sus datos",
    description:
      "Vea todo lo que guardamos sobre su correo electrónico, llévese una copia o bórrelo todo de inmediato, sin abrir una cuenta.",
    heading: "Sus datos",
    text: "Vea lo que guardamos sobre usted, llévese una copia o bórrelo. No necesita una cuenta.",
    form: {
      heading: "Reciba un enlace por correo",
      lead: "Le mandamos un enlace a su correo, para que solo usted pueda abrir su página. Lo que borra se va en el momento, y no se puede deshacer.",
      mailbox: {
        title: "¿Otra persona lee su correo?",
        text: `¿O ya no puede usarlo? Escríbanos. Una persona le ayuda y le pide algo que muestre que es usted. Procuramos contestar en ${responseHours.general} horas, y respondemos en un plazo de 30 días.`,
        link: { label: "Mejor escríbanos", to: pathIn("es", contactAbout("data")) },
      },
      note: "Le escribimos aunque no tengamos nada sobre usted. El enlace sirve por 24 horas.",
      email: "Correo electrónico",
      emailMissing: "Escriba su correo electrónico",
      emailHint: "El que nos dio. ¿Usó otro también? Pida otro enlace con ese.",
      submit: { idle: "Mandarme el enlace", busy: "Enviando…" },
      messages: {
        success: "Revise su correo.",
        failure: "Algo salió mal. Inténtelo de nuevo o escríbanos.",
      },
      next: "Escribimos al correo que nos dio, aunque no tengamos nada sobre él. ¿No llega nada en diez minutos? Revise la carpeta de correo no deseado. Después revise cómo lo escribió y pida otro: sobre esto escribimos a cada correo 3 veces al día como máximo.",
      link: { label: "Usar otro correo", to: "/es/your-data#link" },
    },
    held: {
      heading: "Lo que quizás tengamos",
      items: [
        {
          text: "Lo que nos mandó: mensajes, solicitudes, respuestas a la encuesta y reportes, con nuestras respuestas.",
        },
        { text: "Su suscripción al boletín y registros de los correos que le mandamos." },
        { text: "Su página no puede mostrar un reporte que mandó sin su correo." },
        {
          text: "Su lista, sus marcas y una encuesta sin terminar están solo en su navegador.",
          link: { label: "Cómo quitarlas", to: "/es/privacy-policy#shared-device" },
        },
      ],
      link: { label: "Por cuánto tiempo guardamos cada cosa", to: "/es/privacy-policy#retention" },
    },
  },
  mail: {
    kind: "Sus datos",
    subject: "Sus datos",
    held: {
      text: "Alguien pidió ver lo que guardamos sobre este correo. Si fue usted, abra su página. Ahí puede leerlo todo, llevarse una copia o borrarlo.",
      button: "Abrir mi página",
      note: "El enlace sirve por 24 horas. Quien lo tenga puede leer y borrar lo que guardamos, así que no lo comparta. Si no fue usted, no tiene que hacer nada: nada cambia.",
    },
    nothing: {
      text: "Alguien pidió ver lo que guardamos sobre este correo. No guardamos nada sobre él.",
      button: "Preguntar por otro correo",
      note: "Si no fue usted, no tiene que hacer nada.",
    },
  },
  heldPage: {
    title: "Lo que guardamos sobre usted",
    description:
      "Todo lo que guardamos sobre su correo electrónico, para leerlo, llevarse una copia o borrarlo.",
    heading: "Lo que guardamos sobre usted",
    text: "Esto es todo sobre",
    download: "Descargar (JSON)",
    erase: "Borrar todo",
    mails: "Elegir nuestros correos o salirse",
    keep: "El enlace de nuestro correo abre esta página por 24 horas. No cambia nada por mirarla.",
    list: "Todo lo que guardamos",
    nothing: "No guardamos nada sobre este correo.",
    account:
      "Este correo también es de una cuenta de nuestro equipo. La cuenta no está en esta página y se queda: pida que la quite a alguien del equipo que pueda entrar al servidor.",
    deleted: "Lo borró nuestro equipo; desaparece para siempre a los 30 días",
    more: (count) => `Hay ${count} más en el archivo.`,
    yes: "Sí",
    no: "No",
    ask: {
      title: "¿Borrar todo?",
      heading: "¿Borrar todo sobre usted?",
      text: "Todo lo que está en su página se borra de inmediato. No se puede deshacer, y ya no podremos responder los mensajes suyos que esperan respuesta. Se trata de:",
      button: "Borrar todo",
      back: "No, regresar",
    },
    erased: {
      heading: "Todo está borrado",
      text: "Borramos todo lo que teníamos sobre usted, también lo que nuestro equipo podía recuperar.",
      stays: "Lo que queda",
      list: [
        "Un código hecho de su correo. Nadie puede leer el correo en él. Solo nos dice que no debemos escribirle, y qué borrar si un día tenemos que volver a una copia de seguridad.",
        "Copias de seguridad, hasta 6 meses. Si usamos una, le borramos de nuevo antes de que alguien pueda verla.",
        "Cifras, como cuántas personas respondieron la encuesta. No dicen nada de usted.",
        "Quizás todavía le llegue un correo que ya salió.",
      ],
      home: { label: "Ir a la página de inicio", to: "/es" },
    },
    unknown: {
      heading: "Este enlace no sirve",
      text: "El enlace tiene más de 24 horas, quedó cortado o ya se usó para borrar todo. Escriba su correo y le mandamos uno nuevo.",
    },
  },
  groups: {
    contact_submissions: { title: "Mensajes que nos mandó" },
    volunteer_applications: { title: "Solicitudes de voluntariado" },
    partnership_applications: { title: "Solicitudes de alianza" },
    ai_impact_surveys: { title: "Respuestas a la encuesta" },
    resource_reports: { title: "Errores que reportó en nuestro directorio" },
    quarantined_submissions: {
      title: "Formularios que esperan una revisión",
      note: "Un programa los tomó por publicidad. Nuestro equipo los mira y decide.",
    },
    replies: { title: "Lo que le escribimos" },
    mail_answers: {
      title: "Sus respuestas a nuestros correos",
      note: "Si necesita los archivos que mandó con ellas, pídanoslos.",
    },
    newsletter_subscribers: { title: "Boletín" },
    newsletter_signups: { title: "Suscripciones al boletín con un correo para confirmar" },
    mail_bounces: { title: "Correos que no le llegaron" },
    undeliverable_addresses: { title: "Por qué no mandamos el boletín a este correo" },
    mails: { title: "Correos que le mandamos" },
    form_analytics: {
      title: "Formularios contados",
      note: "Contamos los formularios para encontrar los que no funcionan.",
    },
    notifications: { title: "Avisos a nuestro equipo de que llegó algo" },
    status_changes: { title: "Estados anteriores que nuestro equipo puede recuperar" },
    audit_log: { title: "Lo que nuestro equipo hizo con sus datos" },
    resource_imports: { title: "Hojas de nuestro equipo en las que está su correo" },
    subscriber_imports: { title: "Listas de suscriptores que subió nuestro equipo" },
  },
  columns: {
    created_at: when,
    received_at: when,
    made_at: when,
    since: "Desde",
    email: "Correo",
    name: "Nombre",
    message: "Mensaje",
    status: state,
    resource_title: "Ficha del directorio",
    form,
    fields: "Todas las respuestas",
    reasons: "Por qué lo detuvo un programa",
    spam_state: state,
    decided_at: "Decidido",
    is_active: "En la lista",
    wants_news: "Quiere el boletín semanal",
    wants_team_updates: "Quiere avisos de nuestro equipo",
    subscribed_at: "Entró",
    confirmed_at: "Confirmó",
    unsubscribed_at: "Salió",
    consent_note: "Cómo dijo que sí",
    language: "Idioma",
    kind: "Tipo",
    reply: "Código del servidor de correo",
    detail: server,
    last_error: server,
    reason: "Por qué",
    subject: "Asunto",
    recipient: "Para",
    sender: "De",
    files: "Archivos",
    text: "Lo que escribimos",
    quoted: "Lo que usted escribió, debajo",
    decision: "Decisión",
    mail_error: server,
    settled_at: "Enviado",
    responded_at: "Respondido",
    response_note: "Nota de nuestro equipo",
    labels: "Etiquetas de nuestro equipo",
    danger: "Peligro del que quizás hablan sus palabras",
    form_name: form,
    event_type: "Qué pasó",
    user_agent: "Navegador",
    new_value: "Cambió a",
    earlier: "Antes",
    action: "Qué se hizo",
    before: "Antes",
    after: "Después",
    file_name: "Archivo",
  },
  answerColumns: { text: "Lo que usted escribió", email: "El correo al que escribimos" },
  values: {
    language: { en: "Inglés", es: "Español" },
    danger: {
      self: "Para usted",
      other: "Para alguien cercano",
      home: "En su casa",
      child: "Para un niño o una niña",
      overdose: "De intoxicación o sobredosis",
      trafficking: "De gente que retiene u obliga a alguien",
      violence: "Para otras personas",
    },
    kind: {
      newsletter: "Boletín",
      team_update: "Aviso de nuestro equipo",
      confirmation: "Correo para confirmar una suscripción",
      welcome: "Correo de bienvenida",
      data_request: "Correo con un enlace a esta página",
      reply: "Respuesta para usted",
      hard: "El buzón no existe",
      soft: "El buzón no aceptaba correos en ese momento",
      complaint: "Reportado como no deseado",
    },
  },
};

export const yourDataWords: Readonly<Record<Language, YourDataWords>> = { en: english, es: spanish };
