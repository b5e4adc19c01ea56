import type { Language } from "~/lib/contexts";
import { resourceReport as english, type ReportWords } from "../resources/resource-report";
import { nameInSpanish } from "./states";

const directory = "/es/services/support-and-resources#directory";

const spanish: ReportWords = {
  language: "es",
  page: {
    title: "Reportar un error",
    description: "Avísenos si algo del directorio está viejo o equivocado, para que lo revisemos.",
  },
  heading: "Reportar un error",
  intro: { about: "Nos avisa sobre", time: "Toma un minuto." },
  statePage: (code) => `la página sobre ${nameInSpanish(code)}`,
  tradePage: (name) => `la página “${name}”`,
  results: "Volver a sus resultados",
  formHeading: "¿Qué está mal?",
  entryHeading: "La ficha como la mostramos",
  privacy: "Una persona lee cada reporte y lo revisa. No tiene que decir quién es.",
  form: {
    problem: {
      label: "¿Qué está mal?",
      choose: "Elija qué está mal",
      options: [
        { value: "unreachable", label: "Un teléfono o una página web no funciona" },
        { value: "closed", label: "Un programa cerró o ya no recibe a nadie" },
        { value: "wrong_information", label: "Algún dato está equivocado" },
        { value: "other", label: "Otra cosa" },
      ],
    },
    details: {
      label: "Detalles",
      hint: "¿Qué intentó, qué pasó y cuál es el dato correcto, si lo sabe?",
      missing: "Díganos qué encontró",
    },
    email: { label: "Correo electrónico", hint: "Para poder preguntarle. No lo usamos para nada más." },
    submit: { idle: "Enviar el reporte", busy: "Enviando…" },
    messages: {
      success: "¡Gracias por avisarnos! Lo revisamos, y corregimos lo que esté mal.",
      failure: "Algo salió mal. Inténtelo de nuevo o escríbanos.",
    },
  },
  sent: {
    heading: "Recibimos su reporte",
    text: "Un reporte como el suyo le ahorra a otra persona una llamada inútil.",
    back: { label: "Volver al directorio", to: directory },
  },
  unknown: {
    heading: "No conocemos esa ficha",
    text: "Puede que ya no esté en el directorio, o que el enlace esté incompleto. Busque la ficha en el directorio y use el enlace que tiene al final, o escríbanos.",
    actions: [
      { label: "Buscar en el directorio", to: directory },
      { label: "Escribirnos", to: "/es/contact" },
    ],
  },
  gone: "Esta ficha ya no está en nuestro directorio, así que no va a confundir a nadie. Gracias por avisarnos.",
};

export const reportWords: Readonly<Record<Language, ReportWords>> = { en: english, es: spanish };
