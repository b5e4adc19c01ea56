import type { DatedRuleId, DatedWords } from "../my-dates/words";

export const datedWords: Record<DatedRuleId, DatedWords> = {
  "ui-file": {
    name: "Solicitar el desempleo",
    what: "Pida a su estado los beneficios por desempleo. La solicitud suele contar desde el domingo de la semana en que la hace.",
    missed: "Por lo general pierde las semanas anteriores a su solicitud.",
    action:
      "Solicítelo por internet o por teléfono en el estado donde trabajó. Tenga a la mano su número de Seguro Social, los empleadores de sus últimos 18 meses y su último día.",
    passed: "Solicítelo hoy: cada semana que espera puede quedar sin pago.",
    notes: [
      "En algunos estados, la indemnización y las vacaciones pagadas atrasan el pago; en otros no. Solicítelo de todos modos.",
      "El trabajo por cuenta propia o por aplicaciones por lo general no está cubierto.",
      "¿No sabe si califica? Haga la solicitud: lo decide el estado.",
    ],
  },
  snap: {
    name: "Solicitar dinero para comida (SNAP)",
    what: "El estado decide en 30 días, o en 7 si usted casi no tiene dinero.",
    action:
      "Para empezar bastan su nombre, su dirección y su firma; pida el trámite rápido. Llame al 211 para saber cuál es su oficina.",
    passed: "Solicítelo hoy: el dinero cuenta desde el día de la solicitud.",
    notes: [],
  },
  "cobra-notice": {
    name: "Revisar si llegó su carta de COBRA",
    what: "Su empleador tiene 30 días para avisar al plan médico, y el plan tiene 14 más para escribirle.",
    who: "Tenía el plan médico de un empleador con 20 trabajadores o más.",
    missed:
      "No pierde nada: sus 60 días para elegir no terminan antes de que llegue la carta. Pero pregunte.",
    action:
      "Revise su buzón y su correo electrónico. Si no llegó nada, escriba al empleador y llame al 1-866-444-3272.",
    passed: "¿Todavía no hay carta? Escriba hoy al empleador y llame al 1-866-444-3272.",
    notes: ["Avise a su empleador de antes si cambia de dirección."],
  },
  "cobra-elect": {
    name: "Decidir si quiere COBRA",
    what: "Con COBRA conserva el plan médico de su trabajo si paga el costo completo.",
    who: "Usted, su cónyuge o sus hijos tenían el plan médico de un empleador con 20 trabajadores o más. Cada persona puede elegir.",
    missed: "Pierde ese derecho para siempre.",
    action:
      "Puede esperar. Si necesita atención médica en esos 60 días, elija COBRA entonces y pague desde el primer día. Compare antes un plan del Mercado y Medicaid: muchas veces cuestan menos.",
    passed:
      "Lea su carta: los 60 días corren desde la fecha de la carta, si es posterior. Si ya pasaron, vea el Mercado, Medicaid y el plan de su cónyuge.",
    notes: [
      "El precio es el costo completo más un 2 por ciento, como máximo. Por lo general dura 18 meses.",
      "Empleadores más pequeños: muchos estados tienen una ley parecida con otras fechas. Los planes de iglesias no están incluidos, y para quienes trabajan en el gobierno federal hay otra regla.",
      "No hay COBRA si el despido fue por una falta muy grave, ni si el empleador termina el plan para todos.",
      "Si dijo que no, puede cambiar de opinión dentro de los 60 días, pero la cobertura puede empezar solo desde ese día.",
    ],
  },
  "cobra-first-payment": {
    name: "Hacer el primer pago de COBRA",
    what: "Desde el día en que elige COBRA tiene 45 días para pagar todos los meses desde que terminó la cobertura. Esta es la última fecha si elige el último día.",
    who: "Elige COBRA.",
    missed: "COBRA se acaba para siempre.",
    action:
      "Pague de una forma que le deje comprobante. Después, cada mes tiene al menos 30 días más para pagar.",
    passed: "Pregunte hoy al plan si todavía corren sus 45 días.",
    notes: ["Hasta que pague, quizás le digan al médico que usted no tiene seguro. Se corrige cuando paga."],
  },
  "marketplace-sep": {
    name: "Elegir un plan del Mercado después de perder el seguro",
    what: "Si pierde el seguro del trabajo, puede comprar un plan fuera de la inscripción abierta, desde 60 días antes hasta 60 días después.",
    missed: "Tiene que esperar a la próxima inscripción abierta.",
    action:
      "Elija antes de que termine su cobertura. Así el nuevo plan empieza el día 1 del mes siguiente y no se queda sin seguro. Vaya a CuidadoDeSalud.gov o llame al 1-800-318-2596.",
    passed: "Pregunte por la inscripción abierta y por Medicaid: 1-800-318-2596.",
    also: "Puede elegir desde el {day}.",
    notes: [
      "La cobertura empieza el día 1 del mes después de elegir. No cubre los días que ya pasaron.",
      "En Puerto Rico y las Islas Vírgenes no hay Mercado.",
      "Dejar COBRA antes de tiempo, o no pagarlo, no le da otros 60 días.",
      "Con ingresos de más de 4 veces el nivel de pobreza no hay ayuda federal con el precio.",
      "Desde el 1 de enero de 2027, menos inmigrantes califican para la ayuda con el precio.",
      "La indemnización y el desempleo cuentan como ingresos. Si pierde Medicaid o CHIP, tiene 90 días.",
    ],
  },
  "open-enrollment-2027": {
    name: "Elegir un plan del Mercado para 2027",
    what: "Todos pueden comprar o cambiar un plan del Mercado. Elija a más tardar el 15 de diciembre para tener seguro desde el 1 de enero.",
    missed:
      "Después necesita un cambio en su vida para comprar un plan: una mudanza, un bebé o la pérdida del seguro.",
    action: "Vaya a CuidadoDeSalud.gov o llame al 1-800-318-2596.",
    passed: "Si perdió el seguro del trabajo, tiene 60 días propios: vea la fecha del Mercado en esta lista.",
    also: "Por ahora dura hasta el {day}.",
    notes: [
      "La fecha final está en disputa en una corte. Consulte CuidadoDeSalud.gov.",
      "Los estados que tienen su propio mercado ponen su propia fecha.",
    ],
  },
  "marketplace-report": {
    name: "Avisar al Mercado que cambiaron sus ingresos",
    what: "Perder un trabajo, empezar otro, recibir indemnización o desempleo: todo eso cambia la ayuda que recibe.",
    who: "Tiene un plan del Mercado y recibe ayuda para pagarlo.",
    missed: "Si recibió ayuda de más, la devuelve toda con sus impuestos.",
    action: "Entre en su cuenta y cambie sus ingresos de todo el año, o llame al 1-800-318-2596.",
    passed: "Avise hoy. Cada mes que pasa es un mes más por devolver.",
    notes: ["Si gana menos y lo avisa, recibe más ayuda, o Medicaid."],
  },
  "spouse-plan": {
    name: "Entrar al plan de su cónyuge",
    what: "El empleador de su cónyuge tiene que aceptarle, porque usted perdió su propio seguro. Este plazo es más corto que el de COBRA y el del Mercado: véalo primero.",
    who: "Su cónyuge, su pareja, su mamá o su papá (hasta que usted cumpla 26 años) tiene en su trabajo un plan en el que usted puede entrar.",
    missed: "Tiene que esperar a la próxima inscripción abierta de ese plan.",
    action:
      "Su cónyuge avisa por escrito a recursos humanos, con una prueba de que el seguro de usted terminó.",
    passed: "Pregunte de todos modos a recursos humanos: 30 días es lo mínimo, y algunos planes dan más.",
    notes: [
      "Cuando antes dijo que no a ese plan, usted debía tener otro seguro.",
      "Si pierde Medicaid o CHIP, tiene 60 días.",
    ],
  },
  "medicare-part-b": {
    name: "Inscribirse en la Parte B de Medicare, si tiene 65 años",
    what: "Tiene 8 meses desde que termina el trabajo o su seguro, lo que pase primero, para inscribirse sin multa.",
    who: "Tiene 65 años o más, o Medicare por una discapacidad, y no se inscribió en la Parte B porque trabajaba.",
    missed:
      "Un precio más alto de por vida, y un tiempo sin seguro hasta la inscripción anual de enero a marzo.",
    action:
      "Inscríbase antes de que termine su seguro, para no quedarse sin cobertura: ssa.gov/medicare o 1-800-772-1213.",
    passed: "Inscríbase de enero a marzo y pregunte por la ayuda con el precio: 1-800-772-1213.",
    notes: [
      "COBRA, el seguro de la indemnización y el de jubilación no detienen los 8 meses.",
      "COBRA puede no pagar lo que Medicare habría pagado.",
    ],
  },
  "fsa-spend": {
    name: "Cobrar sus gastos médicos de la FSA",
    what: "En la mayoría de los planes, los gastos nuevos cuentan hasta su último día. Puede usar la cantidad de todo el año, aunque haya puesto menos.",
    who: "Tiene una cuenta de gastos flexibles (FSA).",
    missed: "Lo que sobra se queda con el empleador.",
    action: "Vaya al médico, compre lentes o medicinas antes de su último día. Después mande los recibos.",
    passed: "Los gastos nuevos ya no suelen contar. Los anteriores sí: mande ahora los recibos.",
    also: "Muchos planes aceptan recibos hasta cerca del {day}; lo dice el suyo.",
    notes: ["Si queda dinero, con COBRA quizás pueda conservar la cuenta hasta fin de año."],
  },
  "life-insurance": {
    name: "Conservar el seguro de vida del trabajo",
    what: "Puede convertir el seguro de grupo en uno propio sin examen médico, por lo general en 31 días.",
    who: "Tiene un seguro de vida por su trabajo.",
    missed: "Más tarde quizás le pidan un examen médico.",
    action:
      "Pida esta semana a recursos humanos los formularios para conservarlo (conversion y portability). Lea la fecha en el certificado.",
    passed: "Pregunte a la aseguradora si todavía acepta el formulario.",
    notes: ["Cuesta más que en el trabajo. Importa sobre todo si tiene una enfermedad."],
  },
  "owbpa-consider": {
    name: "Decidir sobre la oferta de indemnización, si tiene 40 años o más",
    what: "Tiene 21 días antes de renunciar a reclamos por su edad, y 45 si despidieron a otras personas con usted.",
    missed: "La oferta puede vencer. No pierde derechos por no firmar.",
    action:
      "No firme en el momento. Pida que un abogado o una abogada la lea, y pida más. Si el despido es de un grupo, pida los puestos y las edades de quienes fueron elegidos y de quienes no.",
    passed: "Pregunte por escrito si la oferta sigue en pie.",
    notes: [
      "El plazo corre desde la oferta final del empleador. Un cambio importante lo empieza de nuevo, salvo que las dos partes acuerden que no.",
      "Puede firmar antes si quiere. Nadie debe presionarle.",
      "Ningún papel puede quitarle el desempleo, COBRA, el dinero del retiro que ya ganó ni el derecho de acudir a la EEOC.",
    ],
  },
  "warn-notice": {
    name: "Comparar su aviso por escrito con esta fecha",
    what: "Una empresa grande debe avisarle por escrito de un despido masivo 60 días antes, y 90 en Nueva York y New Jersey.",
    who: "Por lo general, su empresa tiene 100 personas o más y cierra 50 puestos o más en un mismo lugar.",
    missed: "La obligación de la empresa sigue. Usted solo pierde el reclamo si espera demasiado.",
    action: "Guarde la carta con su fecha. Busque a su empleador en la lista WARN de su estado.",
    passed:
      "A más tardar este día, una empresa grande debía avisarle por escrito. Si le avisó después, o no le avisó, quizás le deban hasta 60 días de pago.",
    notes: [
      "Excepciones: un problema repentino del negocio, una empresa que busca dinero para seguir abierta, un desastre. Aun así debe avisar lo antes posible.",
      "Si hay sindicato, el aviso va al sindicato.",
    ],
  },
  "warn-suit": {
    name: "Buscar ayuda legal si no le avisaron",
    what: "Hágalo antes de esta fecha, más o menos. El Departamento de Trabajo no hace cumplir la ley de aviso. Los trabajadores van a la corte, muchas veces en grupo.",
    who: "No recibió aviso, o fue con muy pocos días.",
    missed: "Las cortes toman el plazo de su estado, de 1 a 6 años más o menos.",
    action:
      "Hable pronto con un abogado o una abogada de derecho laboral. Si la empresa está en bancarrota, el plazo es mucho más corto: revise su correo.",
    passed: "Quizás no sea demasiado tarde: pregunte esta semana en una oficina de ayuda legal.",
    notes: ["Un acuerdo de indemnización puede hacerle renunciar a este reclamo. Léalo antes."],
  },
  eeoc: {
    name: "Presentar una queja por discriminación ante la EEOC",
    what: "Antes de demandar por edad, raza, sexo, discapacidad y otros motivos, debe presentar una queja ante la EEOC, la agencia contra la discriminación en el trabajo. Los 180 días corren desde que le avisaron.",
    who: "En la empresa trabajan 15 personas o más, o 20 si se trata de la edad.",
    missed: "Por lo general se pierde el reclamo federal.",
    action:
      "Empiece en publicportal.eeoc.gov o llame al 1-800-669-4000. Hágalo pronto; puede agregar cosas después.",
    passed: "Una agencia del estado o de la ciudad puede darle más tiempo. Llame hoy al 1-800-669-4000.",
    also: "Donde una agencia del estado o de la ciudad trata los mismos casos son 300 días, hasta el {day}.",
    notes: [
      "Edad: el plazo más largo exige una ley y una agencia del estado. No basta con una ley de la ciudad.",
      "Quienes trabajan en el gobierno federal tienen 45 días para ver a un consejero de EEO.",
      "Si un programa de computadora eligió a quién despedir, el plazo no cambia.",
    ],
  },
  nlrb: {
    name: "Presentar una queja ante la Junta de Relaciones del Trabajo (NLRB)",
    what: "Preséntela si le despidieron o amenazaron por actuar en grupo con sus compañeros, o por un sindicato.",
    who: "Trabajaba en una empresa privada, con sindicato o sin él. Cubre a la mayoría.",
    missed: "La Junta no la acepta.",
    action:
      "Preséntela en nlrb.gov o llame al 1-844-762-6572. El empleador también debe recibir su copia dentro de los 6 meses.",
    passed: "Pregunte en una oficina de ayuda legal o en un sindicato si le sirve otra ley.",
    notes: [
      "No es para contratistas, supervisores ni trabajadores del campo o del hogar. Para los empleados públicos hay juntas del estado.",
    ],
  },
  "401k-loan": {
    name: "Poner en una cuenta IRA lo que debe del 401(k), si tiene un préstamo",
    what: "Cuando usted se va, el plan puede pedir que devuelva el préstamo. Lo que no puede pagar cuenta como dinero que sacó.",
    who: "Tiene un préstamo de un 401(k) o un 403(b).",
    missed:
      "Debe impuestos sobre lo que no devolvió, y un 10 por ciento más si tiene menos de 59 años y medio.",
    action:
      "Pregunte al plan cuándo da por vencido el préstamo y si puede seguir pagando. O ponga la misma cantidad en una IRA a más tardar el último día para pagar los impuestos.",
    passed: "Con una extensión de su declaración quizás tenga hasta el 15 de octubre.",
    also: "Con una extensión de su declaración de impuestos: {day}.",
    notes: ["Si el plan da por vencido el préstamo el año próximo, la fecha es un año después."],
  },
  "ui-tax": {
    name: "Pagar el impuesto sobre el desempleo",
    what: "El desempleo paga impuestos. El estado le manda el formulario 1099-G a más tardar el 31 de enero, y el impuesto vence este día.",
    missed: "Una cuenta por pagar, quizás con multa.",
    action:
      "Pida que le retengan un 10 por ciento: dígalo en el formulario del estado o en el formulario W-4V.",
    passed: "Haga su declaración lo antes posible. El IRS acepta pagos por partes.",
    notes: [
      "Un 10 por ciento puede ser poco si usted o su cónyuge ganaron bien este año.",
      "La indemnización paga impuestos como el salario. Algunos estados no cobran impuestos sobre el desempleo.",
    ],
  },
  iso: {
    name: "Usar sus opciones de acciones, si las tiene",
    what: "Las opciones suelen vencer poco después de que usted se va: muchas a los 90 días, y la ventaja en los impuestos a los 3 meses.",
    who: "Tiene opciones de acciones que ya puede usar (vested).",
    missed:
      "Después de 3 meses pagan impuestos como opciones comunes. Después de la fecha del plan se pierden.",
    action:
      "Lea la fecha exacta en sus papeles. Pida más tiempo como parte de la indemnización. Consulte antes con alguien que sepa de impuestos.",
    passed: "Lea el plan: algunos dan más tiempo.",
    notes: ["Puede deber el impuesto mínimo alternativo (AMT) aunque no venda."],
  },
  "flsa-wages": {
    name: "Reclamar salarios u horas extra sin pagar",
    what: "La ley federal da dos años desde cada día de pago que no le cumplieron. Esta es, más o menos, la fecha de su último pago.",
    who: "Le deben pago por debajo del salario mínimo, u horas extra.",
    missed: "Cada día de pago vence por separado. Esperar le hace perder dinero semana tras semana.",
    action:
      "Llame a la División de Horas y Salarios, 1-866-487-9243, o hable con un abogado o una abogada. Solo una demanda en la corte detiene el plazo.",
    passed: "La ley del estado puede dar más tiempo. Pregunte en una oficina de ayuda legal.",
    also: "Si el empleador sabía que no cumplía la ley: {day}.",
    notes: ["Las reglas de horas extra no cubren a gerentes ni a algunos profesionales."],
  },
  "visa-60": {
    name: "Encontrar otro empleador, cambiar de estatus o salir del país",
    what: "Tiene como máximo 60 días para encontrar otro empleador, cambiar de estatus o salir del país. Si la fecha de su I-94 llega antes, cuenta esa.",
    who: "Trabaja con visa E-1, E-2, E-3, H-1B, H-1B1, L-1, O-1 o TN, o es familiar de quien la tiene.",
    missed: "Se queda sin estatus, y eso puede afectar visas futuras.",
    action:
      "Hable esta semana con un abogado o una abogada de inmigración. La petición del nuevo empleador, o la suya, debe presentarse dentro del plazo; no hace falta que esté aprobada.",
    passed: "Hable hoy con un abogado o una abogada de inmigración, antes de hacer cualquier otra cosa.",
    notes: [
      "El gobierno puede acortar el plazo. Desde 2025, algunas personas recibieron papeles de la corte dentro de los 60 días: cuente con dos semanas, no con ocho.",
      "Cuente desde su último día de trabajo real. La indemnización no alarga el plazo.",
      "Si viaja, no puede volver a entrar con el trabajo de antes. Otras visas tienen otras reglas.",
    ],
  },
};
