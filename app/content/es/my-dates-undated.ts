import type { UndatedRuleId, UndatedWords } from "../my-dates/words";

export const undatedWords: Record<UndatedRuleId, UndatedWords> = {
  "ui-appeal": {
    name: "Apelar si le niegan el desempleo",
    text: "El plazo para apelar (pedir que revisen la decisión) está en la carta: de 8 a 45 días, por lo general desde la fecha de la carta. Apele por escrito o por internet, guarde prueba del día y siga reportando cada semana. Si tuvo una buena razón, pueden aceptar una apelación tardía.",
  },
  "owbpa-revoke": {
    name: "Cambiar de opinión después de firmar",
    text: "Tiene 7 días desde que firma para echarse atrás, y nadie puede acortarlos. Escriba a la persona que indica el papel y guarde prueba del día y la hora.",
  },
  mortgage: {
    name: "Hipoteca",
    text: "Llame antes del próximo pago. La empresa que cobra la hipoteca no puede iniciar una ejecución hipotecaria (foreclosure) de la casa donde vive hasta que usted tenga más de 120 días de atraso. Los asesores de vivienda de HUD ayudan gratis: 1-800-569-4287. Para la renta no hay una regla así: llame enseguida al 211.",
  },
  "rollover-60": {
    name: "Un cheque de su plan de retiro",
    text: "Tiene 60 días desde que lo recibe para ponerlo en una IRA o en otro plan. Es mejor pedir que lo pasen directamente: así no le retienen nada y no corre ningún plazo.",
  },
  "final-pay": {
    name: "Último pago",
    text: "Según la ley federal, a más tardar el siguiente día de pago. Muchos estados lo exigen antes, algunos el mismo último día. Si pasa el día de pago y no le pagan, escriba al empleador y después llame al 1-866-487-9243.",
  },
  medicaid: {
    name: "Medicaid y CHIP",
    text: "Se pueden solicitar en cualquier mes; cuentan los ingresos de este mes. Diga que el trabajo terminó. Desde el 1 de enero de 2027, muchos adultos de 19 a 64 años deben mostrar 80 horas al mes de trabajo, capacitación u otra actividad parecida, y se cubren menos meses de cuentas anteriores.",
  },
  hsa: {
    name: "Su cuenta HSA sigue siendo suya",
    who: "Tiene una cuenta de ahorros para la salud (HSA).",
    text: "Se va con usted. Con ella puede pagar COBRA y, mientras recibe el desempleo, también otros seguros médicos.",
  },
  "student-loans": {
    name: "Préstamos estudiantiles",
    text: "Antes del próximo pago, pida a la empresa que cobra el préstamo que calcule de nuevo su pago con sus ingresos de ahora, o un aplazamiento por desempleo. Es gratis: nunca le pague a una empresa por esto.",
  },
  noncompete: {
    name: "Un papel que limita su próximo trabajo",
    text: "Busque su copia de cualquier cláusula de no competencia o de secreto. Pregunte en una oficina de ayuda legal si es válida en su estado, y pida al empleador que no se la aplique. No hay una prohibición federal.",
  },
  "ui-first-certification": {
    name: "Su primer reporte semanal al estado",
    text: "Pregunte al estado qué día debe reportar que no tenía trabajo y que lo buscaba. Anote cada empleo que solicitó.",
  },
  "severance-under-40": {
    name: "Tiempo para pensar con menos de 40 años",
    text: "Pida más tiempo por escrito. La fecha está en la oferta; algunos estados dan tiempo a todos.",
  },
  "union-grievance": {
    name: "Una queja por medio de su sindicato",
    text: "Llame el mismo día a su delegado o delegada. El plazo está en su contrato y puede ser de pocos días.",
  },
  "rule-of-55": {
    name: "Dinero de un 401(k) a los 55 años o más",
    text: "Pregunte al plan antes de pasar el dinero a una IRA.",
  },
  clawback: {
    name: "Bonos por contratación, mudanza o capacitación",
    text: "Pregunte en una oficina de ayuda legal si debe devolverlos después de un despido. Lea lo que dice el contrato.",
  },
  equipment: {
    name: "Computadora, celular, credencial",
    text: "Pregunte cómo devolverlos y hasta cuándo. Guarde el recibo y una foto.",
  },
  "child-support": {
    name: "Manutención de los hijos",
    text: "Pida ya un cambio a la oficina de manutención o a la corte. Lo que debía de antes por lo general se sigue debiendo.",
  },
  liheap: {
    name: "Ayuda con la calefacción",
    text: "Llame al 211 o al 1-866-674-6327 y pregunte si su estado todavía tiene dinero. Si están por cortarle el servicio, pregunte por la ayuda de emergencia.",
  },
};
