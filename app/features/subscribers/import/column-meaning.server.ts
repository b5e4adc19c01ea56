import { cellSense } from "./consent-values.server";
import { isNeutral, listWords, NEGATION, rootOf } from "./list-words.server";

export type Meaning =
  /** The lower, the likelier the one that its owner reads. */
  | { kind: "email"; rank: number }
  | { kind: "name" | "firstName" | "lastName" | "nom" | "wantsNews" | "wantsTeamUpdates" | "language" }
  /** Yes means that they agreed; no that they left, or have not confirmed it. */
  | { kind: "agreed"; no?: "unconfirmed" }
  /** When they agreed; often empty. */
  | { kind: "agreedAt" }
  /** Yes, or a date, means that they left. */
  | { kind: "against"; sense: "left" | "bounce" | "complaint" }
  /** Why or with which mail they left: any text means that they did. */
  | { kind: "leaving"; sense: "left" | "bounce" | "complaint" }
  /** Words say it: "subscribed", "cleaned". */
  | { kind: "status"; isGeographic: boolean }
  /** About something else than mail: a telephone, or tracking. */
  | { kind: "other" }
  /** `asks`: its yes and no may be about mail. */
  | { kind: "unknown"; asks?: true };

const set = (words: string) => new Set(words.split(" "));

const FIRST = set("firstname fname forename vorname prenom givenname");
const LAST = set("lastname lname surname nachname familienname apellido apellidos familyname");
const NAME = set("name fullname displayname nombre");
const BESIDE_NAMES = set(
  "your subscriber contact full display person merge primary member user customer complete completo complet",
);
const LANGUAGE = set("language lang locale idioma lengua");
const EMAIL = set("email emails mail emailaddress correo courriel mailadresse emailadresse adressemail");
const BESIDE_EMAIL = set(
  "address adresse adress direccion de electronico electronique primary main value work home personal contact subscriber user " +
    "your the my of private privat business customer member person preferred s",
);
/** About another way to reach somebody. */
const OTHER_CHANNEL = set(
  "sms phone call fax whatsapp mobile push telephone telefon telefono postal post letter text texts trade print messenger anruf movil",
);
/** What else people agree to, or refuse. */
const OTHER_SUBJECT = set(
  "track tracking cookie cookies analytics profiling personalization terms trade share sharing third photo photos",
);
/** What a column about consent has beside what it says of the person. */
const ASIDE = set("ip url link token key code href page id uuid hash by language locale history count");
const DETAIL = set(
  "reason campaign title note notes comment other source method type category description detail message location",
);
const AGREED_ASIDE = set(
  "source method text form channel campaign reason location plan tier price type interval frequency note version",
);
const TIMES = set(
  "date time at on datum zeit fecha hora heure timestamp ts datetime since seit desde depuis when am",
);
/** Yes and no beside a word for mail say who wants it. */
const WISHES = set(
  "want wants wanted wish wishes get gets receive receives ok okay may can could like likes interested mailing erlaubt erlaubnis " +
    "erwunscht gewunscht mochte acepta aceptan quiere recibe recibir desea souhaite recevoir recoit accepte",
);
const BY_MAIL = set(
  "contact contacted newsletter newsletters list lists werbung correo correos courriel courriels boletin infolettre rundbrief",
);
/** What a mail program notes of its own mails. */
const DELIVERY = set("open opened opens click clicked clicks sent delivered");
/** Who has not confirmed has not left. */
const CONFIRMATION = /^(?:confirm|bestatig|verif|valid|doi$)/;
const STATUS = set("status state estado statut etat zustand standing deliverability");
const PAID = set("plan expiry expires payment paid price tier billing stripe");

const some = (words: readonly string[], among: ReadonlySet<string>) => words.some((word) => among.has(word));

function personMeaning(words: readonly string[]): Meaning | undefined {
  const joined = words.join("");
  if (joined === "newsletter" || joined === "news" || joined === "wantsnews") return { kind: "wantsNews" };
  if (joined === "teamupdates" || joined === "wantsteamupdates") return { kind: "wantsTeamUpdates" };
  if (LANGUAGE.has(joined)) return { kind: "language" };
  const rest = words.filter((word) => !BESIDE_NAMES.has(word));
  const name = rest.join("");
  if (FIRST.has(name) || name === "first" || name === "given") return { kind: "firstName" };
  if (LAST.has(name) || name === "last" || name === "family") return { kind: "lastName" };
  if (name === "nom") return { kind: words.length > 1 ? "name" : "nom" };
  if (NAME.has(name) || joined === "nomcomplet") return { kind: "name" };
  if (!some(words, EMAIL)) return undefined;
  const beside = words.filter((word) => !EMAIL.has(word));
  if (!beside.every((word) => BESIDE_EMAIL.has(word) || /^\d$/.test(word))) return undefined;
  const number = Number(beside.find((word) => /^\d$/.test(word)) ?? 1);
  return { kind: "email", rank: number * 10 + beside.length };
}

function consentMeaning(words: readonly string[]): Meaning | undefined {
  const found = words.flatMap((word) => rootOf(word) ?? []);
  const isAllAbout = words.every(
    (word) =>
      rootOf(word) ||
      isNeutral(word) ||
      NEGATION.has(word) ||
      TIMES.has(word) ||
      STATUS.has(word) ||
      DETAIL.has(word),
  );
  const counted = found.filter(({ strong }) => strong || isAllAbout);
  const against = counted.find(
    ({ sense }) => sense === "complaint" || sense === "bounce" || sense === "left",
  );
  if (against) {
    if (some(words, ASIDE)) return { kind: "unknown" };
    const sense = against.sense === "complaint" || against.sense === "bounce" ? against.sense : "left";
    return { kind: some(words, DETAIL) ? "leaving" : "against", sense };
  }
  if (counted.length === 0) return undefined;
  if (some(words, ASIDE) || some(words, AGREED_ASIDE)) return { kind: "unknown" };
  if (counted.some(({ sense }) => sense === "unconfirmed")) return { kind: "status", isGeographic: false };
  if (some(words, NEGATION)) return { kind: "against", sense: "left" };
  if (some(words, TIMES)) return { kind: "agreedAt" };
  const isConfirmation = words.every((word) => !rootOf(word) || CONFIRMATION.test(word));
  return isConfirmation ? { kind: "agreed", no: "unconfirmed" } : { kind: "agreed" };
}

/** What yes and no in a column say whose header alone says too little. */
function answerMeaning(words: readonly string[], cells: readonly string[]): Meaning {
  const senses = new Set(cells.map((cell) => cellSense(cell).kind));
  const isAnswer = senses.has("yes") || senses.has("no");
  if (!isAnswer || ![...senses].every((kind) => kind === "yes" || kind === "no" || kind === "empty"))
    return { kind: "unknown" };
  if (some(words, ASIDE) || some(words, DELIVERY)) return { kind: "unknown" };
  const speaksOfMail = words.some((word) => word.includes("mail") || BY_MAIL.has(word));
  const isWish = words.every(
    (word) => word.includes("mail") || BY_MAIL.has(word) || WISHES.has(word) || isNeutral(word),
  );
  if (speaksOfMail && isWish && some(words, WISHES)) return { kind: "agreed" };
  const mayAsk = words.some((word) => word.includes("mail") || word.startsWith("newsletter"));
  return mayAsk && senses.size > (senses.has("no") ? 0 : 1)
    ? { kind: "unknown", asks: true }
    : { kind: "unknown" };
}

/** What the header of a column says that is in it. */
function columnMeaning(header: string): Meaning {
  const words = listWords(header);
  const speaksOfMail = words.some((word) => word.includes("mail"));
  if (some(words, OTHER_SUBJECT) || (some(words, OTHER_CHANNEL) && !speaksOfMail)) return { kind: "other" };
  const known = personMeaning(words) ?? consentMeaning(words);
  if (known) return known;
  const isStatus = words.some((word) => STATUS.has(word) || (word.endsWith("status") && word.length > 6));
  if (isStatus && words.every((word) => isNeutral(word) || STATUS.has(word) || word.endsWith("status")))
    return {
      kind: "status",
      isGeographic: !words.some((word) => word.endsWith("status") || word === "statut"),
    };
  return { kind: "unknown" };
}

/** What the other columns of a file, and its cells, say makes some headers certain. */
export function columnMeanings(
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Meaning[] {
  const words = headers.map(listWords);
  const meanings = headers.map((header, index) => {
    const meaning = columnMeaning(header);
    if (meaning.kind !== "unknown") return meaning;
    return answerMeaning(
      words[index] ?? [],
      rows.map((row) => row[index] ?? ""),
    );
  });
  const hasDoNotEmail = words.some((one) => one.some((word) => /^donot(?:email|contact)/.test(word)));
  const sellsSubscriptions = words.some((one) => some(one, PAID));
  return meanings.map((meaning, index) => {
    const own = words[index] ?? [];
    // Where mail by post and by the network have a column each.
    if (hasDoNotEmail && own.includes("donotmail")) return { kind: "other" };
    // A paid subscription says nothing about mail, where another column does.
    const isPaid = sellsSubscriptions && own.includes("active") && own.includes("subscription");
    const saysOther = meanings.some(
      ({ kind }, at) => at !== index && (kind === "against" || kind === "status"),
    );
    return isPaid && saysOther ? { kind: "other" } : meaning;
  });
}
