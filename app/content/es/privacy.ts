import { detailsChecked, type LegalDocument, list, paragraph } from "../legal/legal-document";
import { privacyPolicy } from "../legal/privacy-policy";
import { BACKUP_MONTHS, type RetentionName, retention } from "../privacy/personal-data";
import { dayInSpanish } from "./days";

const supportYears = retention.support.staff?.years ?? 0;
const deliveryYears = retention.deliveries.worker?.years ?? 0;
const auditYears = retention.auditLog.worker?.years ?? 0;
const countMonths = retention.formEvents.worker?.months ?? 0;
const daysOf = (name: RetentionName) => retention[name].worker?.days ?? 0;

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
    "Guardamos lo que nos envía, lo usamos para ayudarle y no vendemos nada. Nunca le decimos a su empleador que nos escribió. No necesita una cuenta, y no ponemos cookies a quienes visitan el sitio. Esto es un resumen: cuenta el texto en inglés.",
  datesLink: { label: "Qué significan las fechas", to: "#summary" },
  action: { label: "Ver o borrar sus datos", to: "/es/your-data" },
  contentsLabel: "En esta página",
  sections: [
    {
      id: "shared-device",
      heading: "Si otra persona usa este aparato",
      blocks: [
        list(
          "No guardamos lo que busca en el sitio ni lo que escribe en Mis fechas. El historial de su navegador puede mostrar sus búsquedas: bórrelo, o abra una ventana privada.",
          "Su lista del directorio y las marcas de la primera semana se quedan en este navegador, y no las recibimos. Quite cada ficha de la lista, y oprima “Borrar las marcas”.",
          "Para quitarlo todo de una vez, borre los datos de este sitio en los ajustes del navegador.",
        ),
      ],
    },
    {
      id: "immigration",
      heading: "Su estatus migratorio",
      blocks: [
        paragraph(
          "Ningún formulario cuyas respuestas guardamos pregunta por él. Si lo cuenta usted, queda guardado como parte de su mensaje. Una autoridad, también la de inmigración, solo recibe sus datos cuando la ley no nos deja otra opción.",
        ),
      ],
    },
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
          "Si le escribimos: su correo, lo que le respondimos, cuándo salió y qué contestó el servidor de correo. No miramos si lo abre.",
          "De cada formulario contamos cuándo, hasta dónde llegó y si falló, con el tipo de navegador y un número al azar de su pestaña.",
          "Contra el spam, un código en lugar de su dirección de internet o de su correo.",
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
          "Un programa ordena lo que nos envía, por señales de peligro y de spam. Lo leen, lo deciden y lo responden personas.",
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
          "Una corte o una autoridad, cuando la ley no nos deja otra opción.",
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
            { what: "Una suscripción que no confirma", howLong: `${daysOf("signups")} días.` },
            { what: "Sus mensajes y reportes", howLong: `Mientras le ayudamos, y ${supportYears} años más.` },
            {
              what: "Lo que usted borra",
              howLong:
                "Se va en el momento. Queda un código de su correo, que nadie puede leer, para no volver a escribirle.",
            },
            {
              what: "Copias de seguridad",
              howLong: `Hasta ${BACKUP_MONTHS} meses, también de lo que usted borra.`,
            },
          ],
          more: {
            summary: "Cuánto guardamos lo demás",
            rows: [
              {
                what: "Registros de los correos que le mandamos",
                howLong: `Del boletín, ${deliveryYears} años como máximo. De los demás, ${daysOf("mails")} días.`,
              },
              { what: "Avisos de que un correo no le llegó", howLong: `${daysOf("bounces")} días.` },
              {
                what: "Un correo al que no debemos escribir",
                howLong: "Hasta que se suscriba otra vez o nos pida borrarlo.",
              },
              {
                what: "Formularios contados",
                howLong: `${countMonths} meses. Después, solo cuántos hubo cada día.`,
              },
              {
                what: "Lo que nuestro equipo hizo con cada registro",
                howLong: `${auditYears} años, sin sus palabras.`,
              },
              { what: "Códigos contra el spam", howLong: `${daysOf("antiSpam")} día como máximo.` },
              { what: "Lo que nuestro equipo marca como spam", howLong: `${daysOf("spam")} días.` },
              {
                what: "Lo que nuestro equipo borra a mano",
                howLong: `${daysOf("deleted")} días más, fuera de la vista, por si fue un error.`,
              },
            ],
          },
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
        paragraph(
          "La primera fecha de arriba es la del último cambio en lo que prometemos. La segunda es la de la última vez que comparamos los detalles con el sitio.",
        ),
      ],
    },
  ],
} satisfies LegalDocument;
