/** After the last letter, before what is typed is applied. */
export const TYPING_PAUSE_MS = 300;

/** The query of a GET form, without the fields that are empty. */
export function filledFields(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim()) params.append(name, value.trim());
  return params;
}
