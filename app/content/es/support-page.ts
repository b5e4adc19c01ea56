import type { FurtherWords } from "../resources/support-resources-page";
import { furtherWords as english, successStories } from "../resources/support-resources-page";
import type { CompositeBlock, Story, VoiceBlock } from "../types";

const writeTo = "/es/contact?subject=support";

/** These words stand below the directory. Nobody is promised talks in Spanish, which volunteers may not speak. */
export const furtherWords: FurtherWords = {
  services: {
    heading: "Dos tipos de ayuda",
    cards: [
      {
        title: "Ayuda con el dinero",
        text: "Los pagos no esperan a que consiga otro trabajo. Le ayudamos a encontrar dinero, beneficios y a quién llamar. Primero van su casa, su comida y su salud.",
        items: [
          "Ayudas pequeñas de emergencia, solo si hay donaciones: pregunte primero si hay dinero",
          "Ayuda para llenar las solicitudes del desempleo y de otros beneficios",
          "Programas de renta, luz y comida cerca de usted",
          "Consejeros de crédito gratis antes de que crezcan las deudas",
          "Maneras de seguir con seguro médico cuando termina el empleo",
        ],
        notOpen: "Ayudas pequeñas de emergencia: por ahora no hay",
        action: {
          label: "Ver quién ayuda hoy con dinero",
          to: "/es/services/support-and-resources?category=Emergency+Financial+Assistance#results",
        },
      },
      {
        title: "Apoyo emocional",
        text: "Perder el trabajo puede doler como perder a un ser querido. La vergüenza, el enojo y el mal dormir son comunes, y pesan menos cuando se comparten.",
        items: [
          "Grupos de apoyo: estamos formando el primero",
          "Conversaciones con alguien que ya pasó por lo mismo, si las pide y hay quien le atienda",
          "Dónde hay terapia gratis o de bajo costo",
          "Líneas de crisis que contestan a toda hora",
        ],
        action: { label: "Pedirlo en el formulario", to: writeTo },
      },
    ],
  },
  serviceLimits: {
    heading: "Lo que no podemos hacer",
    text: "No somos una oficina del gobierno, ni un bufete de abogados, ni una clínica. Las ayudas dependen de donaciones, y muchas veces no hay dinero. Las personas voluntarias escuchan y ayudan a hacer un plan, pero no dan terapia, y quizás no hablen español. Por escrito procuramos responderle en español. Si necesita más de lo que tenemos, le ayudamos a encontrarlo.",
  },
  benefitsFigure: {
    ...english.benefitsFigure,
    source: { ...english.benefitsFigure.source, name: "Oficina de Estadísticas Laborales de EE. UU." },
    label:
      "de las personas sin trabajo que habían trabajado hacía poco solicitó el desempleo en 2022. Más de la mitad de las demás creía que no calificaba. Averigüe antes de pensar que no le toca.",
  },
  accessSteps: {
    heading: "Cómo pedir apoyo",
    intro: "Puede parar en cualquier paso, y nada de lo que nos cuente le llega a su empleador.",
    steps: [
      {
        title: "Llene el formulario",
        text: "Cuéntenos en pocas líneas qué pasó y qué es lo que más le preocupa. No hay que mandar documentos. Tratamos de responder en 24 horas.",
        action: { label: "Abrir el formulario", to: writeTo },
      },
      {
        title: "Buscamos lo que le sirva",
        text: "Buscamos un programa que le sirva, y una persona o un grupo si hay lugar. Si no es lo que necesita, díganos y buscamos otra vez.",
        action: { label: "Ver el directorio", to: "#directory" },
      },
    ],
  },
};

export const stories: CompositeBlock<Story> = {
  heading: "Lo que puede pasar cuando llega la ayuda",
  note: "Cada historia junta lo que vivieron muchas personas que perdieron el trabajo. Ninguna es de una persona real.",
  items: [
    {
      title: "De los teléfonos a la recepción",
      who: "Antes, jefa de turno en un centro de llamadas",
      text: "Llevaba doce años al frente de un equipo de teléfonos cuando un chatbot se quedó con la línea. Una persona voluntaria le ayudó a solicitar el desempleo esa misma semana y a resolver lo del seguro médico. Su centro de empleo le pagó un curso corto de facturación médica. Nueve meses después atiende la recepción de una clínica. Gana un poco menos, pero ya duerme.",
    },
    {
      title: "Un traductor vuelve a pisar firme",
      who: "Traductor por su cuenta",
      text: "Sus clientes dejaron de mandarle libros y empezaron a mandarle borradores de una máquina para corregir, a la tercera parte del precio. Se echó la culpa un año entero. En un grupo conoció a cuatro personas con la misma historia. Encontró una terapia que podía pagar y se preparó como intérprete en las cortes. Todavía traduce, para clientes que quieren la firma de una persona.",
    },
  ],
};

/** An operator's own stories are in English, so they stand on the English page alone. */
export const storiesInSpanish = (shown: VoiceBlock<Story> | undefined): VoiceBlock<Story> | undefined =>
  shown === successStories ? stories : undefined;
