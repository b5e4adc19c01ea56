import { ownValue } from "~/lib/own-value";
import { cutAtWord } from "~/lib/text/words";
import { pathIn } from "../page";
import type { DirectoryWords } from "../resources/directory-words";
import { directoryWords as english } from "../resources/resource-directory";
import { needsInSpanish } from "./needs";
import { nameInSpanish, spanishStateName } from "./states";

export const directoryWords: DirectoryWords = {
  language: "es",
  path: pathIn("es", english.path),
  title: "Directorio de ayuda",
  description:
    "Dinero de emergencia, comida, renta, seguro médico, desempleo y alguien con quien hablar: busque en español quién ayuda cerca de usted.",
  reason: (found) => found && (ownValue(needsInSpanish, found) ?? found),
  state: { name: spanishStateName, inText: nameInSpanish },
  hero: {
    heading: "Directorio de ayuda",
    intro:
      "¿Perdió el trabajo o está por perderlo? Empiece aquí. Buscar es gratis y no tiene que demostrar qué tan mal están las cosas.",
    search: {
      label: "¿Qué necesita hoy?",
      placeholder: "No puedo pagar la renta",
      submit: "Buscar ayuda",
    },
    firstWeek: { label: "¿Perdió el trabajo esta semana? Qué hacer primero", to: "/es/first-week" },
    picture: {
      word: "AYUDA",
      label: "Un aviso que dice Ayuda, con tiras para arrancar que dicen 211",
    },
  },
  crisisNote: {
    heading: "¿Necesita ayuda ahora mismo?",
    text: "Gratis en Estados Unidos. Llame al 988 también si solo siente que ya no puede más. Si busca ayuda, llame al 211, a toda hora en la mayoría de los lugares. Si una vida está en peligro, llame al 911.",
    abroad: "Ayuda en Canadá, el Reino Unido e Irlanda",
    lines: [
      { label: "Llame al 988 y oprima 2", to: "tel:988", what: "Crisis, día y noche" },
      { label: "Envíe AYUDA al 988", to: "sms:988?&body=AYUDA", what: "Lo mismo, por mensaje" },
      { label: "Llame al 211", to: "tel:211", what: "Renta, comida y más" },
      {
        label: "Envíe HOLA al 741741",
        to: "sms:741741?&body=HOLA",
        what: "Alguien que escucha",
      },
    ],
  },
  crisis: {
    heading: "Ayuda ahora mismo",
    entries: "Más lugares que ayudan en una crisis",
    search: { label: "Busque otra cosa", submit: "Buscar ayuda" },
    all: "Todos los tipos de ayuda",
  },
  heading: "Busque quién ayuda",
  intro:
    "Programas de gobiernos, organizaciones benéficas y sindicatos. La mayoría son gratis. Elija su estado: primero sale lo de allí.",
  entriesNote: "Si no atienden en español, pida un intérprete.",
  reportHint: "Si algo está mal en una ficha, ábrala y avísenos con el enlace que tiene al final.",
  kinds: { heading: "Elija un tipo de ayuda", all: "Todos los tipos de ayuda" },
  filters: {
    search: { label: "Buscar", hint: "Una palabra o una frase, por ejemplo: no puedo pagar la renta" },
    category: { label: "Tipo de ayuda", all: "Todos los tipos" },
    state: {
      label: "Su estado",
      all: "Todos los estados",
      hint: "Elija su estado: primero sale lo de allí.",
    },
    speaks: "Atienden en español",
    language: { label: "Idioma", all: "Cualquier idioma" },
    more: "Más filtros",
    change: "Cambiar",
    cost: "Gratis",
    phone: "Por teléfono",
    online: "Por internet",
    submit: "Ver la ayuda",
  },
  list: {
    clear: "Quitar los filtros",
    removeFilter: "Quitar el filtro:",
    loading: "Cargando la lista",
    pages: "Páginas de la lista",
    emptyHeading: "No encontramos nada",
    otherKinds: "O elija un tipo de ayuda:",
    doubt: {
      title: "No sabemos si entendimos bien",
      text: "En el 211 le pueden decir qué ayuda hay cerca de usted. También puede probar con menos palabras, como renta, comida o cursos. Abajo está lo más parecido que encontramos.",
    },
    ofKind: (name, total) => `Todas las ${total} fichas de “${name}”`,
    nationwide: "En todo Estados Unidos",
    inState: (name) => `En ${name}`,
    count({ from, to, total }, place) {
      const where = place ? ` para ${place}` : "";
      if (total === 1) return `1 ficha${where}`;
      if (from === to && total > 0) return `La última de ${total} fichas${where}`;
      return `Fichas ${from} a ${to} de ${total}${where}`;
    },
    whole: (total) => `Ver las ${total} fichas en una sola página, para imprimir`,
    empty({ q: words = "", category, ...others }) {
      const q = cutAtWord(words, 60);
      if (q && category)
        return `No hay nada en “${category}” para “${q}”. Pruebe con una palabra más corta o busque en todos los tipos de ayuda.`;
      if (q)
        return `No encontramos nada para “${q}”. Pruebe con una palabra más corta, como renta, comida o cursos.`;
      if (Object.values(others).some(Boolean))
        return "Nada coincide con todos estos filtros. Quite uno, o llame al 211 para pedir ayuda cerca de usted.";
      if (category)
        return `Por ahora no hay nada en “${category}”. Elija otro tipo de ayuda, o llame al 211 para pedir ayuda cerca de usted.`;
      return "Estamos preparando el directorio. Mientras tanto, llame al 211 para pedir ayuda cerca de usted.";
    },
  },
  own: {
    bar: "Mi lista:",
    heading: "Una lista de lugares que pueden ayudar",
    intro:
      "Aquí está la lista completa. Imprímala, o copie el enlace y mándelo a su teléfono o a otra persona.",
    print: "Imprimir",
    copy: "Copiar el enlace",
    copied: "Copiado",
    save: "Guardar como mi lista",
    remove: "Quitar",
    back: "Volver al directorio",
    emptyHeading: "Esta lista está vacía",
    emptyText:
      "Puede que las fichas que tenía ya no estén. Busque en el directorio y agregue lo que le sirva.",
  },
  whole: { heading: "El directorio completo", inPages: "Volver a la lista por páginas" },
  printedAddress: "Esta lista en internet:",
};
