import { type Kysely, sql } from "kysely";
import { literal } from "./0001/search";

/** Of the Spanish letters: the directory and the first week are in Spanish now, and some words read as translated. */
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

/** A letter that staff have changed stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of changes)
    await sql
      .raw(
        `update reply_templates set text = replace(text, ${literal(before)}, ${literal(after)})
          where language = 'es' and version = 1`,
      )
      .execute(db);
}
