import { detailsChecked, type LegalDocument, list, paragraph } from "../legal/legal-document";
import { privacyPolicy } from "../legal/privacy-policy";
import { BACKUP_MONTHS, retention } from "../privacy/personal-data";
import { dayInSpanish } from "./days";

const supportYears = retention.support.staff?.years ?? 0;
const deletedDays = retention.deleted.worker?.days ?? 0;
const spamDays = retention.spam.worker?.days ?? 0;

/** This text covers the pages in Spanish alone; the whole policy is in English. */
export const privacyInShort = {
  page: {
    path: "/es/privacy-policy",
    title: "Su privacidad, en resumen",
    description:
      "Qué guardamos cuando nos escribe o nos reporta un error, para qué, quién lo ve, por cuánto tiempo, y cómo verlo o borrarlo.",
  },
  heading: "Su privacidad, en resumen",
  updated: {
    label: `Según la política de ${dayInSpanish(privacyPolicy.updated.iso)}`,
    iso: privacyPolicy.updated.iso,
  },
  checked: { label: "Detalles revisados en noviembre de 2026", iso: detailsChecked.iso },
  intro:
    "Guardamos lo que nos envía, lo usamos para ayudarle y no vendemos nada. No necesita una cuenta, y no ponemos cookies a quienes visitan el sitio.",
  action: { label: "Ver o borrar sus datos", to: "/es/your-data" },
  contentsLabel: "En esta página",
  sections: [
    {
      id: "information-collected",
      heading: "Lo que guardamos",
      blocks: [
        list(
          "Si nos escribe: su nombre, su correo, el asunto, su mensaje y cuándo llegó.",
          "Si reporta un error: la ficha, qué está mal, lo que nos cuenta y su correo, si lo da.",
          "Si se suscribe al boletín: su nombre, su correo, lo que quiere recibir, el idioma de la página y cuándo lo confirmó.",
          "El idioma de la página desde la que escribe, para responderle en español o buscar quién le responda.",
          "Si sus palabras hablan de peligro, lo marcamos para leerlo primero.",
          "Un código para notar si el mismo mensaje llega dos veces.",
        ),
        paragraph(
          "No guardamos lo que busca en el directorio ni lo que escribe en Mis fechas. Su lista del directorio y las marcas de la primera semana se quedan en su navegador.",
        ),
        paragraph(
          "Los formularios para escribirnos, reportar un error y suscribirse no preguntan por su estatus migratorio.",
        ),
        paragraph("Este sitio es para personas de 18 años o más."),
      ],
    },
    {
      id: "use",
      heading: "Para qué lo usamos",
      blocks: [
        list(
          "Para responderle y buscar ayuda que le sirva.",
          "Para mandarle los correos que pidió.",
          "Para revisar y corregir las fichas del directorio.",
          "Para detener el spam y los ataques.",
        ),
        paragraph(
          "Ninguna computadora decide sobre usted. Las solicitudes las leen y las responden personas.",
        ),
      ],
    },
    {
      id: "sharing",
      heading: "Quién lo ve",
      blocks: [
        list(
          "Nuestro equipo, que necesita una contraseña y solo lo mira para hacer su trabajo.",
          "Las compañías que mantienen nuestro servidor y llevan nuestro correo, y solo para eso.",
          "Otra organización que ayuda, si usted nos pide que le pasemos su solicitud.",
          "Una corte o una oficina pública, cuando la ley no nos deja otra opción.",
        ),
        paragraph("Nunca le decimos a su empleador, ni a uno anterior, que usted nos escribió."),
        paragraph(
          "No vendemos, alquilamos ni intercambiamos datos personales. Ninguna empresa de publicidad o rastreo tiene código en este sitio.",
        ),
      ],
    },
    {
      id: "retention",
      heading: "Por cuánto tiempo",
      blocks: [
        {
          kind: "periods",
          head: { what: "Qué", howLong: "Cuánto tiempo" },
          rows: [
            {
              what: "Su suscripción al boletín",
              howLong: "Hasta que se salga. Después queda su correo marcado, para no escribirle por error.",
            },
            { what: "Sus mensajes y reportes", howLong: `Mientras le ayudamos, y ${supportYears} años más.` },
            { what: "Lo que nuestro equipo marca como spam", howLong: `${spamDays} días.` },
            {
              what: "Lo que nuestro equipo borra a mano",
              howLong: `${deletedDays} días más, fuera de la vista, por si fue un error.`,
            },
            {
              what: "Lo que usted borra",
              howLong: `Se va en el momento. Las copias de seguridad lo conservan hasta ${BACKUP_MONTHS} meses.`,
            },
            { what: "Copias de seguridad", howLong: `Hasta ${BACKUP_MONTHS} meses.` },
          ],
        },
        paragraph("Si nos pide borrarlo antes, lo borramos, a menos que una ley nos obligue a guardarlo."),
      ],
    },
    {
      id: "rights",
      heading: "Lo que puede pedir",
      blocks: [
        paragraph(
          "Puede ver, copiar y borrar en el momento lo que tenemos con su correo, sin pedirle permiso a nadie: ",
          { label: "Sus datos", to: "/es/your-data" },
          ".",
        ),
        paragraph(
          "También puede pedirnos que lo corrijamos o que dejemos de usarlo para algo. ",
          { label: "Escríbanos", to: "/es/contact" },
          ": respondemos en un plazo de 30 días.",
        ),
        {
          kind: "mailboxes",
          lead: "También puede escribir a quienes llevan este sitio:",
          items: [
            { label: "Correo", setting: "legal-email" },
            { label: "Carta", setting: "postal-address" },
          ],
        },
      ],
    },
    {
      id: "summary",
      heading: "Esto es un resumen",
      blocks: [
        paragraph(
          "Aquí está lo que se refiere a las páginas en español. El texto completo está en inglés. Si hay diferencias, cuenta el texto en inglés: ",
          { label: "Política de privacidad (en\u00a0inglés)", to: "/privacy-policy" },
          ".",
        ),
      ],
    },
  ],
} satisfies LegalDocument;
