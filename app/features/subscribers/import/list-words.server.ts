/** What a word of a list of addresses says about whether its people may be mailed. */
export type Sense = "left" | "bounce" | "complaint" | "unconfirmed" | "agreed";

/** Spellings of one word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\be mail/g, "email"],
  [/\b(?:opt|opted|opting) in\b/g, "optin"],
  [/\b(?:opt|opted|opting) out\b/g, "optout"],
  [/\bun subscri/g, "unsubscri"],
  [/\b(?:black|block|deny|stop) ?list/g, "blocklist"],
  [/\b(?:do not|dont|don t|never|no more|no) (?:bulk )?(email|contact|mail|send)/g, "donot$1"],
  [
    /\b(?:does not|doesnt|doesn t|did not|do not|dont|don t) want (?=\S{0,9}\s?(?:e?mail|news|list|contact))/g,
    "donotmail ",
  ],
  [/\bstop (?=e?mail|send|contact|writ)/g, "donotmail "],
  [
    /\b(?:take|taken|took|remove|removed) (?:\S{1,20} ){0,2}?(?:off|from) (?=\S{0,9}\s?(?:e?mail|news|list))/g,
    "donotmail ",
  ],
  [/\bno longer\b/g, "nolonger"],
  [/\bon hold\b/g, "onhold"],
  [/\bnot set\b/g, "notset"],
  [/\bemail address/g, "emailaddress"],
];

/** Words lose case and accents; one in camel case is several. */
export function listWords(text: string): string[] {
  let plain = text
    .slice(0, 500)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ")
    .replace(/(\p{L})(?=\d)/gu, "$1 ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  for (const [spelling, word] of SPELLINGS) plain = plain.replace(spelling, word);
  return plain.split(" ").filter(Boolean);
}

interface Root {
  sense: Sense;
  /** Means it in any text; the others only where nothing else is spoken of. */
  strong: boolean;
}

const roots = new Map<string, Root>();
function add(sense: Sense, strong: boolean, words: string): void {
  for (const word of words.split(" ")) roots.set(word, { sense, strong });
}

add(
  "left",
  true,
  "unsub optout donotemail donotcontact donotmail donotsend dnc blocklist suppress nolonger deceased",
);
add(
  "left",
  true,
  "desuscri desubscri desabonn desinscri abgemeldet abmeld abbestell ausgetragen widerruf verstorben",
);
add(
  "left",
  false,
  "block disabl delet remov left leave inactiv cancel withdraw revok reject refus declin denied deny",
);
add("left", false, "banned onhold stopped exclu archiv former lapsed churn expired quarantin objected gone");
add("left", false, "gesperrt gelosch inaktiv gekundigt inactif supprim bloqu elimin baja cancelad fallecid");
add("bounce", true, "bounc undeliver unzustellbar rebot cleaned hardbounc softbounc");
add("bounce", false, "clean invalid ungultig unreachable bad dead");
add("complaint", true, "complain spammy");
add("complaint", false, "spam abuse junk");
add("unconfirmed", true, "unconfirm unactivat unverif nonsubscri unbestatig notset");
add(
  "unconfirmed",
  false,
  "pending await waiting invited validating attention ausstehend attente pendiente unknown transactional",
);
add(
  "agreed",
  true,
  "subscri resubscri optin consent permission einwillig gdpr dsgvo rgpd abonn suscri inscri angemeldet",
);
add("agreed", true, "zustimm einverstanden mailable doi soi");
add(
  "agreed",
  false,
  "active activated aktiv activo activa actif enabled confirm bestatig allow agree accept marketing",
);
add(
  "agreed",
  false,
  "verified valid validity validated newsletter receive send ok granted express implied explicit approved",
);
add("agreed", false, "deliverab");

const longest = Math.max(...[...roots.keys()].map((root) => root.length));

/** They begin as such a word does, and name people or things. */
const NAMES = new Set(
  "subscriber subscribers abonnent abonnenten abonne abonnes suscriptor suscriptores".split(" "),
);

/** By the longest root that the word begins with. Few words have roots that must be the whole word. */
const WHOLE = new Set(
  "left gone bad dead ok doi soi active activo activa baja valid leave send spam".split(" "),
);

export function rootOf(word: string): Root | undefined {
  if (NAMES.has(word)) return undefined;
  for (let length = Math.min(word.length, longest); length > 1; length -= 1) {
    const root = word.slice(0, length);
    const found = roots.get(root);
    if (found && (length === word.length || !WHOLE.has(root))) return found;
  }
  return undefined;
}

const strongRoots = [...roots].flatMap(([root, { sense, strong }]) =>
  strong && sense !== "agreed" ? [root] : [],
);

/** How the strong roots against mail are spelled before `SPELLINGS`, too. */
const SPEAKS = new RegExp(
  [
    ...strongRoots,
    ...["subscri", "opt", "not", "don", "never", "no[^a-z]", "list", "longer", "stop", "mail", "from", "off"],
  ].join("|"),
);

/** Most cells of a file have no such word: this is a tenth of the time of looking at each word. */
export function maySpeakOfLeaving(text: string): boolean {
  return SPEAKS.test(
    text
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase(),
  );
}

/** Words that change nothing of what the others say. */
const NEUTRAL = new Set(
  (
    "email emails emailaddress mail mails mailing address is has was are been the a an to of from for in by via on at all any " +
    "and or it can may list lists contact contacts person people member user account subscriber subscribers customer " +
    "this that their they we you us me i my your our please bitte report reports reported campaigns mailing mailings dado dada " +
    "date time timestamp datetime day datum zeit fecha hora heure since seit last first utc gmt status state statut estado etat " +
    "reason title other note comment double single manually site owner news yes newsletters updates de del la le les der die das " +
    "von zum correo courriel electronico electronique activity previous previously global group groups s"
  ).split(" "),
);

export const isNeutral = (word: string) => NEUTRAL.has(word) || /^\d+$/.test(word);

export const NEGATION = new Set("not no never non nicht kein keine pas nunca sin ohne isnt hasnt".split(" "));
