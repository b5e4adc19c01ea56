import { type Kysely, type Migration, sql } from "kysely";
import { templates } from "./0001/replies";
import { literal } from "./0001/search";

/** The greeting ends with a comma, after which English goes on with a capital. */
const GREETING = /^(Hello(?: \{name\})?,\n\n)([a-z])/;

const withCapital = (text: string) =>
  text.replace(GREETING, (_, greeting: string, letter: string) => greeting + letter.toUpperCase());

/** A letter that staff have changed stays as it is. */
const capitals = templates.map(
  ({ text }) =>
    `update reply_templates set text = ${literal(withCapital(text))} where version = 1 and text = ${literal(text)}`,
);

interface SpanishLetter {
  /** The name of the English one, whose kinds and decision it has. */
  of: string;
  subject: string;
  text: string;
}

const spanish: readonly SpanishLetter[] = [
  {
    of: "We have your message",
    subject: "Recibimos su mensaje",
    text: `Hola {name}:

Gracias por escribirnos. Una persona leyó su mensaje. Hizo bien en contarlo.

Lo estamos revisando y le escribiremos otra vez en cuanto sepamos más. Si algo cambia antes, responda a este correo.`,
  },
  {
    of: "We need more time",
    subject: "Necesitamos un poco más de tiempo",
    text: `Hola {name}:

No nos hemos olvidado de usted. Necesitamos unos días más para darle una buena respuesta. Sentimos la espera.

Si no puede esperar, responda a este correo y díganoslo. Entonces lo veremos primero.`,
  },
  {
    of: "List of resources",
    subject: "Lugares que pueden ayudarle",
    text: `Hola {name}:

Gracias por contarnos lo que pasó. Perder el trabajo, o tener miedo de perderlo, es difícil, y no es culpa suya.

Esta es nuestra lista de lugares que ayudan con la renta, la comida, la salud, los estudios y las preguntas legales (en inglés):
{directory}

Y esta página explica los primeros siete días, paso a paso (en inglés):
{first_week}

No tiene que hacerlo todo de una vez. Elija una cosa para hoy. Si no encuentra lo que necesita, responda a este correo y le ayudamos a buscarlo.`,
  },
  {
    of: "Answer to the press",
    subject: "Su pregunta a {organization}",
    text: `Hola {name}:

Gracias por su interés en nuestro trabajo. Díganos para cuándo necesita una respuesta, qué le gustaría saber y si quiere hablar con alguien.

No damos los nombres de las personas que nos piden ayuda. Si alguien quiere hablar con usted, le avisamos.`,
  },
  {
    of: "Volunteer: approved",
    subject: "Le damos la bienvenida a {organization}",
    text: `Hola {name}:

Gracias por ofrecer su tiempo. Nos alegra contar con su ayuda.

El siguiente paso es una llamada corta, para conocernos y para que pregunte lo que quiera. Responda con dos o tres horas que le convengan en los próximos días y la mejor manera de comunicarnos con usted.

Esperamos hablar pronto con usted.`,
  },
  {
    of: "Volunteer: not now",
    subject: "Su ofrecimiento de ayuda",
    text: `Hola {name}:

Gracias por ofrecernos su tiempo. Leímos su solicitud con atención. Por ahora no podemos aceptarla, y no queríamos que siguiera esperando esa respuesta.

Esto no dice nada de usted: solo podemos acompañar a pocas personas a la vez. Puede volver a preguntar en unos meses.

Gracias por querer ayudar. Significa mucho para nuestro equipo.`,
  },
  {
    of: "Partnership: approved",
    subject: "Su propuesta: queremos trabajar con {company}",
    text: `Hola {name}:

Gracias por su propuesta. Nos gustaría trabajar con {company}.

Como siguiente paso proponemos una llamada de media hora. Responda con dos o tres horas que le convengan y díganos quién va a participar.

Esperamos hablar pronto con usted.`,
  },
  {
    of: "Partnership: declined",
    subject: "Su propuesta",
    text: `Hola {name}:

Gracias por su propuesta y por el tiempo que le dedicó. La hablamos en el equipo, y por ahora no podemos aceptarla.

Somos una organización pequeña y tenemos que elegir lo que podemos hacer bien. Si eso cambia, nos dará gusto saber otra vez de {company}.`,
  },
  {
    of: "Question about a report",
    subject: "Su aviso sobre {entry}",
    text: `Hola:

Gracias por avisarnos sobre “{entry}”. Lo estamos revisando y, antes de corregirlo, tenemos una pregunta:

¿Qué intentó hacer exactamente, y qué pasó?

Una respuesta corta es suficiente.`,
  },
  {
    of: "Urgent: may be in danger",
    subject: "Su mensaje a {organization}",
    text: `Hola {name}:

Gracias por escribirnos. Leímos su mensaje y lo tomamos en serio.

Somos una organización pequeña y no un servicio de crisis: no damos consejería ni atención médica, no estamos aquí de día y de noche, y no podemos enviarle a nadie. Estas personas pueden ayudarle ahora, a cualquier hora y gratis:

{crisis_lines}

Los números funcionan en Estados Unidos. Si está en otro país, llame al número de emergencias de ese país.

Lo que sí podemos hacer es responder a sus correos y ayudarle a encontrar comida, un lugar donde quedarse, dinero para la renta, ayuda legal o trabajo. Nuestra lista de lugares que ayudan está aquí (en inglés):
{directory}

Puede responder a este correo y decirnos qué es lo que más necesita.`,
  },
];

const KINDS = "for_contact, for_volunteer, for_partnership, for_report, decision, again_after_days";

/** A site without the English letter wanted none. */
const inserted = ({ of, subject, text }: SpanishLetter) => `insert into reply_templates
    (name, ${KINDS}, language, subject, text, created_at)
  select ${literal(`${of} (Spanish)`)}, ${KINDS}, 'es', ${literal(subject)}, ${literal(text)},
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  from reply_templates where name = ${literal(of)} order by id limit 1`;

const statements = [
  // Null is English: what was deleted before has no language.
  "alter table reply_templates add column language text check (language in ('en', 'es'))",
  ...capitals,
  ...spanish.map(inserted),
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const letters: Migration = { up: (db) => run(db, statements) };

/** The directory and the first week have come to be in Spanish, and some words read as translated. */
const changes: readonly (readonly [before: string, after: string])[] = [
  [
    "los estudios y las preguntas legales (en inglés):",
    "los estudios y las preguntas legales. Puede buscar en español; las fichas están en inglés:",
  ],
  ["los primeros siete días, paso a paso (en inglés):", "los primeros siete días, paso a paso:"],
  [
    "Nuestra lista de lugares que ayudan está aquí (en inglés):",
    "Nuestra lista de lugares que ayudan está aquí. Puede buscar en español; las fichas están en inglés:",
  ],
  ["No nos hemos olvidado de usted.", "No nos olvidamos de usted."],
  ["Sentimos la espera.", "Disculpe la espera."],
  [
    "responda a este correo y díganoslo. Entonces lo veremos primero.",
    "responda a este correo y díganos. Así vemos su mensaje primero.",
  ],
  [
    "no queríamos que siguiera esperando esa respuesta.",
    "no queríamos que siguiera esperando una respuesta.",
  ],
  ["La hablamos en el equipo, y por ahora", "La conversamos en el equipo, y por ahora"],
];

/** Here, too, a letter that staff have changed stays as it is. */
export const spanishLetters: Migration = {
  up: (db) =>
    run(
      db,
      changes.map(
        ([
          before,
          after,
        ]) => `update reply_templates set text = replace(text, ${literal(before)}, ${literal(after)})
          where language = 'es' and version = 1`,
      ),
    ),
};
