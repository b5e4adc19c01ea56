/** From a route parameter; null when it is not a valid id. */
export function parseRecordId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
