import type { Language } from "~/lib/contexts";
import type { Translated } from "./types";

const english = {
  title: "Please wait a moment",
  text: (minutes: number) =>
    `Very many pages were asked for from your internet connection in a short time. If you share it, as in a library, it may not have been you. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  typed: "If you were sending a form, go back: what you typed should still be there.",
  home: { label: "Go to the home page", to: "/" },
  /** A form is answered with it while the site moves to another machine. */
  unavailable: {
    title: "Not saved yet",
    text: "The site is moving to another computer, and nothing can be saved at this moment. Please send your form again in a minute.",
  },
} as const;

const spanish: Translated<typeof english> = {
  title: "Espere un momento",
  text: (minutes) =>
    `Desde su conexión a internet se pidieron muchísimas páginas en poco tiempo. Si la comparte, como en una biblioteca, quizá fue otra persona. Inténtelo de nuevo en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
  typed: "Si estaba enviando un formulario, regrese: lo que escribió debe seguir ahí.",
  home: { label: "Ir a la página de inicio", to: "/es" },
  unavailable: {
    title: "Todavía no se guardó",
    text: "El sitio se está pasando a otra computadora y en este momento no se puede guardar nada. Envíe el formulario de nuevo en un minuto.",
  },
};

/** Shown in place of a page, without the rest of the site. */
export const refusalWords: Readonly<Record<Language, Translated<typeof english>>> = {
  en: english,
  es: spanish,
};
