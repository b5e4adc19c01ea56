/** Tags of entries that help nobody for now: they come last in a search, unless it names them. */
export const lastEntries: readonly { tag: string; openMonths: readonly number[] }[] = [
  { tag: "closed to new applicants", openMonths: [] },
  { tag: "only in summer", openMonths: [5, 6, 7, 8] },
  { tag: "only in winter", openMonths: [11, 12, 1, 2, 3] },
];

/** Words of tonight: where somebody needs a place, food, heat or money, they put 211 first. */
export const urgentWords =
  "tonight, right now, rite now, tonite, today, this minute, asap, urgent, emergency, sheriff, marshal, lockout, locked out, freezing, snowing, on the street, on the streets, esta noche, hoy, ahora mismo, ahorita, urgente, emergencia, alguacil, en la calle, nieve";
