/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
