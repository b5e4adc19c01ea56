import type { Frame } from "../navigation";
import type { Link } from "../types";

const home = { label: "Inicio", to: "/es" } as const satisfies Link;
const firstWeek = { label: "Primera semana", to: "/es/first-week" } as const satisfies Link;
const directory = {
  label: "Directorio de ayuda",
  to: "/es/services/support-and-resources",
} as const satisfies Link;
const dates = { label: "Mis fechas", to: "/es/first-week/dates" } as const satisfies Link;
const letters = { label: "Cartas", to: "/es/letters" } as const satisfies Link;
const states = { label: "Su estado", to: "/es/help" } as const satisfies Link;
const contact = { label: "Contacto", to: "/es/contact" } as const satisfies Link;

export const frame: Frame = {
  home: home.to,
  skip: "Saltar al contenido",
  menu: { open: "Menú", close: "Cerrar" },
  names: { language: "Idioma", strip: "Más", main: "Principal", menu: "Menú" },
  getHelp: { label: "Ayuda", to: directory.to },
  donate: null,
  strip: [home, contact],
  entries: [firstWeek, dates, letters, states],
  menuGroups: [
    { label: "Buscar ayuda", links: [firstWeek, dates, letters, directory] },
    { label: "Escribirnos", links: [contact] },
  ],
  footer: {
    blurb: "Un grupo de personas a quienes la IA y la automatización les cambiaron o quitaron el trabajo.",
    note: "Lo que no está en esta lista está en inglés.",
    help: { label: "Buscar ayuda", links: [directory, firstWeek, dates, letters, states] },
    quickLinks: {
      label: "Enlaces rápidos",
      links: [
        home,
        { label: "Su privacidad", to: "/es/privacy-policy" },
        { label: "Términos del servicio (en\u00a0inglés)", to: "/terms-of-service" },
      ],
    },
    lines: {
      question: "¿Crisis?",
      call: { label: "Llame al 988, oprima 2", to: "tel:988" },
      stop: ".",
      or: "O",
      text: { label: "envíe AYUDA al 988", to: "sms:988?&body=AYUDA" },
      local: "Comida o renta:",
      callLocal: { label: "llame al 211", to: "tel:211" },
    },
    contact,
    yourData: { label: "Ver o borrar sus datos", to: "/es/your-data" },
    followUs: null,
  },
  errors: {
    byStatus: {
      400: {
        title: "No pudimos leer lo que envió",
        text: "Algo de lo que envió no nos llegó bien. Regrese, revise la página e inténtelo de nuevo.",
      },
      403: {
        title: "No aceptamos ese envío",
        text: "Se envió desde otro sitio web o desde una copia de este sitio en otra dirección. Para protegerle, nuestros formularios solo funcionan en nuestras páginas. Si llenó un formulario, regrese: lo que escribió debe seguir ahí. Cópielo, abra el formulario desde nuestra página de inicio y envíelo de nuevo.",
      },
      404: {
        title: "No encontramos esa página",
        text: "Puede que la página haya cambiado de lugar o que la dirección tenga un error. Busque la ayuda que necesita o use uno de los enlaces de abajo.",
      },
      405: {
        title: "Eso no funciona aquí",
        text: "Esta página se puede leer, pero no recibe envíos.",
      },
      413: {
        title: "Es más de lo que podemos recibir",
        text: "Lo que envió es más de lo que esta página acepta. Regrese, acórtelo y envíelo de nuevo.",
      },
      429: { title: "Demasiados intentos", text: "Espere unos minutos e inténtelo de nuevo." },
    },
    unexpected: {
      title: "Algo salió mal",
      text: "El error es nuestro, no suyo. Inténtelo de nuevo en un momento, o escríbanos.",
    },
    search: { action: `${directory.to}#results`, label: "¿Qué necesita hoy?", submit: "Buscar ayuda" },
    getHelp: { label: "Buscar ayuda", to: directory.to },
    home: { label: "Ir a la página de inicio", to: "/es" },
    contact: { label: "Escribirnos", to: "/es/contact" },
    inEnglish: "Ver esta página (en\u00a0inglés)",
    number: "Si nos escribe, mencione este número:",
  },
};
