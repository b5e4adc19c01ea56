import type { Language } from "~/lib/contexts";
import type { Link, Page, PhoneLink } from "../types";

interface FindStateWords {
  page: Page;
  heading: string;
  lead: string;
  list: string;
  /** A form without script was sent without a state. */
  missing: string;
  unsure: string;
  call: PhoneLink;
  directory: Link;
}

/** The page that leads to those of the states. */
export const findState: Readonly<Record<Language, FindStateWords>> = {
  en: {
    page: {
      path: "/help",
      title: "Find your state: help after a layoff",
      description:
        "Pick a state, D.C., Puerto Rico or the US Virgin Islands: unemployment pay and how to claim it, last pay, health coverage and food, with sources.",
    },
    heading: "Find your state",
    lead: "Each page shows how to file for unemployment, what the law says about your last pay, and who helps with health coverage, food and work.",
    list: "50 states, D.C. and two territories",
    missing: "Choose your state first.",
    unsure:
      "Not sure which one? For unemployment, choose the state where you worked. For food, rent and help near you:",
    call: { label: "Call 211", to: "tel:211" },
    directory: { label: "Search our directory", to: "/services/support-and-resources" },
  },
  es: {
    page: {
      path: "/es/help",
      title: "Encuentre su estado: ayuda tras un despido",
      description:
        "Elija un estado, Puerto Rico o las Islas Vírgenes: cómo solicitar el desempleo, último pago, seguro médico y comida, con teléfonos y fuentes.",
    },
    heading: "Encuentre su estado",
    lead: "Cada página explica cómo solicitar el desempleo, qué dice la ley sobre su último pago y quién ayuda con el seguro médico, la comida y el trabajo.",
    list: "50 estados, D. C. y dos territorios",
    missing: "Primero elija su estado.",
    unsure:
      "¿No sabe cuál? Para el desempleo, elija el estado donde trabajó. Para comida, renta y ayuda cerca de usted:",
    call: { label: "Llame al 211", to: "tel:211" },
    directory: { label: "Busque en el directorio", to: "/es/services/support-and-resources" },
  },
};
