import { lettersWords as english, type Letter, type LetterId, type LettersWords } from "../letters";
import { phoneInSpanish } from "./card-words";

/** The letter itself stays in English, for whoever gets it; `meaning` is what it says. */
type LetterInSpanish = Pick<Letter, "title" | "when" | "about"> & { meaning: NonNullable<Letter["meaning"]> };

const TODAY = "[fecha de hoy]";
const CLOSING = "Atentamente,\n[su nombre]\n[su teléfono]\n[su dirección]";

const letters: Readonly<Record<LetterId, LetterInSpanish>> = {
  "severance-time": {
    title: "Pedir más tiempo para una oferta de indemnización",
    when: "Antes de firmar cualquier papel",
    about:
      "Para quien le dio la oferta de indemnización (severance). Si tiene 40 años o más y le piden renunciar a reclamos por edad, le tocan 21 días, o 45 en un despido de grupo, y 7 más para cambiar de opinión. Si es menor de 40, cuenta el día que dice la oferta, y puede pedir más tiempo.",
    meaning: {
      subject: "Mi oferta de indemnización del [fecha de la oferta]",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Gracias por la oferta del [fecha de la oferta]. Quiero leerla con cuidado y pedir consejo antes de decidir. Le pido que me dé hasta el [fecha] para responder.",
        "[Conserve esta parte si tiene 40 años o más: La ley me da por lo menos 21 días para pensarlo, o 45 días en un despido de grupo. Si este es un despido de grupo, mándeme los puestos y las edades de las personas elegidas para el despido y de las que no.]",
        "Confírmeme por escrito la nueva fecha.",
        CLOSING,
      ],
    },
  },
  "last-pay": {
    title: "Pedir su último pago",
    when: "Cuando ya pasó el día de pago",
    about:
      "Para quien hace los pagos o su jefe. Algunos estados lo exigen de inmediato; otros, el siguiente día de pago. Si en unos días no le responden, llame a Wage and Hour Division.",
    meaning: {
      subject: "Mi último pago",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Mi último día de trabajo fue el [fecha]. No me han pagado las horas del [fecha] al [fecha]. Según mi cuenta son [número] horas.",
        "Le pido que me pague lo que se me debe a más tardar el [fecha, de aquí a una semana], con el talón de pago. Dígame también cuántas horas de vacaciones sin usar tengo y si se van a pagar.",
        "Si ya me pagó, mándeme la fecha y la cantidad.",
        CLOSING,
      ],
    },
  },
  notice: {
    title: "Preguntar por qué no le avisaron",
    when: "Si le avisaron con menos de 60 días",
    about:
      "Para recursos humanos. Los empleadores con 100 trabajadores o más por lo general deben avisar por escrito 60 días antes de un despido masivo o de cerrar un lugar. Hay excepciones, y algunos estados piden más. Se reclama en la corte, que tiene plazos: pida pronto ayuda legal.",
    meaning: {
      subject: "Aviso del despido del [fecha]",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Mi trabajo en [lugar de trabajo] terminó el [fecha], junto con el de otras personas. [No recibí aviso por escrito / recibí el aviso el (fecha)].",
        "Dígame por escrito cuántas personas de mi lugar de trabajo perdieron el empleo dentro de los 90 días de esa fecha, y si la compañía dio aviso según la Ley WARN: a quién y cuándo, o por qué no.",
        "Si se me debía un aviso y no se dio, dígame cuándo se me pagarán esos días.",
        CLOSING,
      ],
    },
  },
  cobra: {
    title: "Pedir los papeles de su plan médico",
    when: "Si no llegó nada 44 días después de su último día",
    about:
      "Para recursos humanos. El empleador tiene 30 días para avisarle al plan, y el plan 14 días para escribirle a usted. Es para empleadores con 20 trabajadores o más. El Departamento de Trabajo ayuda gratis.",
    meaning: {
      subject: "Aviso de COBRA",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Mi trabajo terminó el [fecha], y yo estaba en el plan médico de la compañía con [nombres de quienes estaban en el plan]. No he recibido la carta para conservar el plan (COBRA).",
        "Mándela a la dirección de abajo, o dígame cuándo se mandó y a qué dirección. Dígame también qué día terminó el seguro y cuánto cuesta cada mes.",
        CLOSING,
      ],
    },
  },
  "spouse-plan": {
    title: "Entrar al plan médico de su cónyuge",
    when: "En los 30 días después de que termine su seguro",
    about: "De su cónyuge a su propio empleador. Es el plazo más corto del seguro médico: véalo primero.",
    meaning: {
      subject: "Inscripción especial: pérdida de otro seguro médico",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Mi cónyuge, [nombre], perdió el seguro médico de su trabajo el [fecha]. Pido agregar a [nombres] a mi plan por esa pérdida del seguro.",
        "Va adjunta la prueba de que el seguro terminó. Si todavía no la tengo, tome esta carta como mi solicitud hecha a tiempo, y mandaré la prueba en cuanto la tenga.",
        "Dígame qué formularios necesita y desde qué día empieza el seguro.",
        CLOSING,
      ],
    },
  },
  appeal: {
    title: "Apelar si le negaron el desempleo",
    when: "Antes del día que dice la carta del estado",
    about:
      "Para la oficina que nombra la carta del estado, por el medio que permite. Son pocos días, y muchas veces cuentan desde la fecha de la carta. Guarde prueba de la fecha y siga reportando cada semana.",
    meaning: {
      subject: "Apelación, solicitud [número], decisión del [fecha]",
      paragraphs: [
        TODAY,
        "A la oficina de apelaciones:",
        "Apelo la decisión del [fecha] sobre mi solicitud [número] y pido una audiencia.",
        "No estoy de acuerdo porque [en una o dos frases: qué está mal en la decisión y qué pasó].",
        "Mándenme los papeles de mi caso antes de la audiencia. [Conserve esta parte si la necesita: Necesito un intérprete de (idioma).] Me pueden llamar: [días y horas].",
        CLOSING,
      ],
    },
  },
  lender: {
    title: "Pedir ayuda con la hipoteca",
    when: "Antes de dejar de pagar un mes",
    about:
      "Para la compañía a la que le paga cada mes. En la casa donde vive, la ejecución hipotecaria no puede empezar hasta que lleve más de 120 días de atraso. Un asesor de HUD ayuda gratis; nadie puede cobrarle antes de ayudar.",
    meaning: {
      subject: "Préstamo [número]: perdí el trabajo y pido ayuda",
      paragraphs: [
        TODAY,
        "Al departamento que ayuda a quienes se atrasan (loss mitigation):",
        "Perdí el trabajo el [fecha]. Mi préstamo es el [número], de la casa donde vivo en [dirección]. Espero poder pagar [cantidad] al mes hasta tener trabajo otra vez.",
        "Mándenme la solicitud de ayuda y díganme por escrito qué papeles necesitan, qué pueden ofrecer y quién lleva mi caso.",
        "Díganme también cuánto cuesta al final cada opción: intereses, cargos y el efecto en mi crédito.",
        CLOSING,
      ],
    },
  },
  landlord: {
    title: "Pedir un plan para la renta",
    when: "Antes del día de la renta",
    about:
      "Para quien le renta la vivienda. Prometa solo lo que puede pagar y pida la respuesta por escrito. No detiene un desalojo: si le llegan papeles de la corte, vaya el día que dicen. El 211 sabe de ayuda para la renta.",
    meaning: {
      subject: "Renta de [mes], [dirección]",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Perdí el trabajo el [fecha] y no puedo pagar toda la renta de [mes] el día que toca. Quiero quedarme y pagar lo que debo.",
        "Puedo pagar [cantidad] el [fecha] y [cantidad] el [fecha]. También solicité [el desempleo / ayuda para la renta], y le aviso en cuanto sepa.",
        "Dígame a más tardar el [fecha] si está de acuerdo, y que no habrá cargo por atraso ni caso en la corte mientras yo cumpla este plan.",
        CLOSING,
      ],
    },
  },
  file: {
    title: "Pedir su expediente de empleo",
    when: "Mientras recuerda lo que le dijeron",
    about:
      "Para recursos humanos. La ley de su estado dice si tienen que dárselo; pedirlo no cuesta nada. Sirve para apelar y para otro trabajo.",
    meaning: {
      subject: "Mi expediente de empleo",
      paragraphs: [
        TODAY,
        "Estimado/a [nombre]:",
        "Trabajé en [compañía] del [fecha] al [fecha] como [puesto]. Mándeme una copia de mi expediente: evaluaciones, advertencias, registros de pago, los papeles que firmé y la razón que se da para el fin de mi empleo.",
        "Si un programa de computadora o un puntaje influyó en esa decisión, mándeme lo que decía de mí.",
        "Si hay un formulario para esto o cobran las copias, dígamelo.",
        CLOSING,
      ],
    },
  },
};

export const lettersWords: LettersWords = {
  language: "es",
  page: {
    path: "/es/letters",
    title: "Cartas para copiar",
    description:
      "Cartas para después de un despido: más tiempo para decidir, último pago, seguro médico, renta, hipoteca o apelación.",
  },
  heading: "Cartas para copiar",
  intro:
    "Si lo pide por escrito, queda prueba. La carta va en inglés y la respuesta llega en inglés; aquí ve en español lo que dice. Cópiela, llene en inglés o quite los corchetes, mándela por correo electrónico o certificado y guarde una copia.",
  listTitle: "¿Qué carta?",
  groups: { job: "Pago y empleo", health: "Plan médico", home: "Vivienda", state: "El estado" },
  back: "Todas las cartas",
  lettersTitle: "Las cartas",
  lead: "No son consejo legal. Si hay mucho en juego o no escribe inglés, pida",
  legalHelp: {
    label: "ayuda legal gratis",
    to: "/es/services/support-and-resources?category=Legal+Aid#results",
  },
  subject: "Asunto:",
  meaning: "Lo que dice, en español",
  commonBrackets: "Qué significan los corchetes",
  brackets: "Otros corchetes",
  folded: "Ver la carta en inglés",
  mail: "Abrir en mi correo",
  copy: "Copiar la carta en inglés",
  copied: "Copiada",
  print: "Imprimir",
  source: "Fuente (en\u00a0inglés):",
  help: "Ayuda con esto (en\u00a0inglés):",
  closing: {
    heading: "¿Qué más tiene fecha límite?",
    text: "Escriba su último día de trabajo y vea todas las fechas que cuentan para usted.",
    actions: [
      { label: "Ver mis fechas", to: "/es/first-week/dates" },
      { label: "Sus primeros siete días", to: "/es/first-week" },
    ],
  },
  letters: english.letters.map((letter) => ({
    ...letter,
    ...letters[letter.id],
    ...(letter.law && { law: letter.law.replace(" and ", " y ").replace(" to ", " a ") }),
    ...(letter.phone && { phone: phoneInSpanish(letter.phone) }),
  })),
};
