import { localTime } from "~/lib/time/time-zone";

/** These are English, French, German and Spanish names and those of languages near them, without accents. */
const MONTHS: readonly string[] = [
  "january janvier januar janner jaenner enero gennaio janeiro januari",
  "february fevrier februar feber febrero febbraio fevereiro februari",
  "march mars marz maerz mrz marzo marco maart mrt",
  "april avril abril aprile",
  "may mai mayo maggio maio mei",
  "june juin juni junio giugno junho",
  "july juillet juli julio luglio julho",
  "august aout agosto augustus",
  "september septembre septiembre setiembre settembre setembro sept",
  "october octobre oktober octubre ottobre outubro",
  "november novembre noviembre novembro",
  "december decembre dezember diciembre dicembre dezembro",
];

/** Their order is that in which `Date` counts. */
const WEEKDAYS: readonly string[] = [
  "sunday dimanche sonntag domingo domenica zondag",
  "monday lundi montag lunes lunedi segunda maandag",
  "tuesday mardi dienstag martes martedi terca dinsdag",
  "wednesday mercredi mittwoch miercoles mercoledi quarta woensdag",
  "thursday jeudi donnerstag jueves giovedi quinta donderdag",
  "friday vendredi freitag viernes venerdi sexta vrijdag",
  "saturday samedi samstag sonnabend sabado sabato zaterdag",
];

/** Beginnings of names lead to the numbers of the names, of which one is meant where there is only one. */
function beginnings(names: readonly string[], shortest: number): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [number, spellings] of names.entries()) {
    for (const name of spellings.split(" ")) {
      for (let length = shortest; length <= name.length; length += 1) {
        const beginning = name.slice(0, length);
        found.set(beginning, (found.get(beginning) ?? new Set()).add(number));
      }
    }
  }
  return found;
}

const months = beginnings(MONTHS, 3);
const weekdays = beginnings(WEEKDAYS, 2);

const onlyOne = (numbers: ReadonlySet<number> | undefined): number | null => {
  const [first, second] = numbers ?? [];
  return first === undefined || second !== undefined ? null : first;
};

/** 1 to 12. @param word in small letters without accents, as of all functions here */
export function monthOf(word: string): number | null {
  const month = onlyOne(months.get(word));
  return month === null ? null : month + 1;
}

export const isWeekday = (word: string): boolean => weekdays.has(word);

/** Sunday is 0; null where the word may mean several. */
export const weekdayOf = (word: string): number | null => onlyOne(weekdays.get(word));

const FILLERS = new Set(
  [
    "at on of the and as ore klo posted published publication date updated last modified created by time o clock oclock",
    "le la les du de des a au et publie mis jour heure heures h hs hr hrs",
    "am um uhr den der dem vom und veroffentlicht aktualisiert stand kl",
    "el las los del en y publicado actualizado dia hora horas t d",
  ].flatMap((words) => words.split(" ")),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

const HOUR = 60;

/** These are minutes ahead of UTC. */
const OFFSETS: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: HOUR, bst: HOUR },
  ...{ cet: HOUR, cest: 2 * HOUR, met: HOUR, mest: 2 * HOUR, mez: HOUR, mesz: 2 * HOUR },
  ...{ hnec: HOUR, heec: 2 * HOUR, eet: 2 * HOUR, eest: 3 * HOUR, oez: 2 * HOUR, oesz: 3 * HOUR },
  ...{ msk: 3 * HOUR, sast: 2 * HOUR, cat: 2 * HOUR, eat: 3 * HOUR, wat: HOUR },
  ...{ nst: -3.5 * HOUR, ndt: -2.5 * HOUR, ast: -4 * HOUR, adt: -3 * HOUR, est: -5 * HOUR, edt: -4 * HOUR },
  ...{ cst: -6 * HOUR, cdt: -5 * HOUR, mst: -7 * HOUR, mdt: -6 * HOUR, pst: -8 * HOUR, pdt: -7 * HOUR },
  ...{ akst: -9 * HOUR, akdt: -8 * HOUR, hst: -10 * HOUR, brt: -3 * HOUR, art: -3 * HOUR, clt: -4 * HOUR },
  ...{ ist: 5.5 * HOUR, pkt: 5 * HOUR, sgt: 8 * HOUR, hkt: 8 * HOUR, jst: 9 * HOUR, kst: 9 * HOUR },
  ...{ awst: 8 * HOUR, acst: 9.5 * HOUR, acdt: 10.5 * HOUR, aest: 10 * HOUR, aedt: 11 * HOUR },
  ...{ nzst: 12 * HOUR, nzdt: 13 * HOUR },
};

/** Names that leave open whether it is summer. */
const PLACES: Readonly<Record<string, string>> = {
  et: "America/New_York",
  ct: "America/Chicago",
  mt: "America/Denver",
  pt: "America/Los_Angeles",
};

const MINUTE_MS = 60_000;

/** How far the clocks of a place are ahead when they show a time; null where there is no such place. */
export function offsetOfPlace(timeZone: string, shown: number): number | null {
  try {
    const ahead = (moment: number) =>
      Date.parse(`${localTime(new Date(moment).toISOString(), timeZone)}Z`) - moment;
    // A second time with what the first has found: near a change of the clocks the first is that of the other side.
    return ahead(shown - ahead(shown)) / MINUTE_MS;
  } catch {
    return null;
  }
}

/** Minutes ahead of UTC. @param shown the moment at which clocks in UTC show the time; a multiple of a second */
export function offsetOfZone(zone: string, shown: number): number | null {
  const place = zone.includes("/") ? zone : PLACES[zone];
  return place === undefined ? (OFFSETS[zone] ?? null) : offsetOfPlace(place, shown);
}

export const isZone = (word: string): boolean =>
  word.includes("/") || Object.hasOwn(OFFSETS, word) || Object.hasOwn(PLACES, word);
