const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "20 November 2026" @param iso a timestamp in UTC */
function longDay(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ""} ${iso.slice(0, 4)}`;
}

/** What a person wrote, with the line above it. @param at when, an ISO timestamp */
export function quoted(text: string, at: string): string {
  const said = text.replace(/\r\n?/g, "\n").trim();
  return said === "" ? "" : `On ${longDay(at)} you wrote:\n${said}`;
}

/** The first line is not a quote. */
export function quoteLines(text: string): { lead: string; lines: string[] } {
  const [lead = "", ...lines] = text.split("\n");
  return { lead, lines };
}
