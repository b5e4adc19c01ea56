/**
 * What mail servers say, as a grammar of causes: words for whom a sentence is about near words for what is wrong with them.
 *
 * `ours`: this site or its mail; `shut`: by its provider, perhaps for a time; `full` and `passing` end by themselves.
 */
export type Cause = "shut" | "ours" | "full" | "passing" | "gone" | "policy" | "no host" | "late";

const anyOf = (...phrases: string[]) => phrases.join("|");
/** The two may have up to `gap` other words between them. */
const near = (first: string, second: string, gap: number) => `(?:${first}) (?:\\S+ ){0,${gap}}(?:${second})`;

const BOX = anyOf(
  "users?|recipients?|recip|mailbox(?:es)?|mail box|inbox|e?-?mail address(?:es)?|address(?:es|ees?)?|accounts?",
  "alias(?:es)?|user-?(?:id|name)s?|customers?|persons?|subscribers?|members?",
  "empfänger\\S*|postfach|benutzer\\S*|konto|e-mail-adresse|mailadresse|emailadresse",
  "destinataires?|utilisateurs?|boîte|adresses?|compte",
  "usuarios?|destinatarios?|buzón|cuentas?|dirección",
  "usuários?|utilizador|destinatários?|caixa|conta|endereço",
  "utente|casella|indirizzo",
  "пользовател\\S*|получател\\S*|ящик\\S*|адрес\\S*",
);

const MISSING = anyOf(
  "unknown|unrecogni[sz]ed|inactive|disabled|deactivated|suspended|non-?exist\\S*|invalid|discontinued",
  "terminated|closed|deleted|removed|moved|unavailable|unroute?able|illegal|obsolete|abandoned|wrong",
  near(
    "not|no longer",
    "exists?|found|known|listed|recogni[sz]ed|registered|valid|active|local|in use|on server|have",
    2,
  ),
  "unbekannt\\S*|ungültig\\S*|gelöscht|deaktiviert|existiert (?:\\S+ ){0,2}nicht",
  near("nicht|kein\\S*", "gefunden|bekannt|vorhanden|gültig\\S*|existiert", 2),
  "inconnue?s?|invalides?|introuvable|inexistante?|d[ée]sactiv[ée]e?|existe (?:pas|plus)|(?:pas|non) (?:été )?trouv[ée]e?",
  "desconocid[oa]|inexistente|inválid[oa]|no (?:se )?(?:existe|encontr\\S+|válid[oa])|deshabilitad[oa]",
  "desconhecid[oa]|não (?:existe|encontrad[oa]|é válid[oa])|desativad[oa]",
  "sconosciut[oa]|non (?:esiste|trovat[oa]|valid[oa])|disattivat[oa]",
  "не (?:существует|найден\\S*|зарегистрирован\\S*)|неизвест\\S+|отключ[её]н\\S*|удал[её]н\\S*",
);

const FULL = anyOf(
  "full|exceed\\S*|over ?quota|over (?:its |the )?(?:\\S+ )?(?:quota|limit)|out of space|too large|too full",
  "size limit|voll|überfüllt|pleine?|llen[oa]|chei[oa]|lotad[oa]|pien[oa]|переполнен\\S*",
);

const SENDER =
  "senders?|mail from|from address|from header|from domain|return path|purported responsible address";
const REFUSED = "reject\\S*|denied|refused|invalid|not|blocked|banned|unacceptable|missing|must";

/** The order is the one in which they decide: a sentence about spam that also names the mailbox is about the mail. */
const spaced: Readonly<Record<Cause, readonly string[]>> = {
  shut: [
    "(?:recipient|user|destinataire|mailbox)(?: account| mailbox)? (?:is |has been |est )?(?:blocked|locked|bloqué?|frozen)",
    "account (?:is |has been )?(?:locked|frozen)",
  ],
  ours: [
    "\\S*spam\\S*|unsolicited|spm|ube|uce|junk|bulk e?-?mail|unwanted|suspicious|phish\\S*|indésirable",
    "\\S*black-?list\\S*|\\S*block-?list\\S*|black list|block list|deny ?list|rbl|dnsbls?|surbl|blocked|blocking|banned|scored|permanently deferred",
    "blockiert|bloqué|bloquead[oa]|bloccat[oa]|lista negra|спам\\S*|заблокирован\\S*",
    "\\S*reputation|user complaints|volume|dmarc|dkim|spf|domainkeys|ptr|rdns|reverse",
    "ip name lookup failed|client host rejected|client ip|sending ip|sending domain|for sending|preferences",
    "unauthenticated|authentication|authenticated|auth|purported responsible address|unverifi?yable",
    "virus|viruses|malware|infected|smtp server of your isp|starttls|tls|encryption|my name was rejected",
    "(?:reply to|after|pipelined|our) mail from|line limit|line length|lines? too long",
    near("content|attachments?|headers?|urls?", `${REFUSED}|prohibited|too|error|violat\\S*|presents`, 3),
    near(`${REFUSED}|duplicate|bad|malformed|multiple`, "content|attachments?|headers?|urls?", 2),
    near("message|mail|size", "too (?:large|big|long)|exceeds?(?: \\S+){0,3} (?:size|limit|maximum)", 3),
    "(?:message|mail) size limit|size exceeds|length exceeds|maximum message size|message size",
    near("helo|ehlo", REFUSED, 3),
    near(REFUSED, "helo|ehlo", 2),
    near(SENDER, `${REFUSED}|verif\\S+|unroutable|unauth\\S+`, 3),
    near(`${REFUSED}|unroutable|unauth\\S+`, SENDER, 2),
    near("domain", "of sender|mismatch\\S*", 2),
    near("sending|user", "sending (?:quota|limit)|limit exceeded", 1),
    "sending (?:quota|limit|rate)|daily (?:\\S+ )?(?:quota|limit)",
    near("policy|security", "reasons?|violation|restrict\\S*|reject\\S*", 1),
    near("not accept", "delivery of this message", 1),
    "verification failed for|incorrect ip",
    near("prohibited|violates?|per|due to|local", "polic(?:y|ies)", 2),
  ],
  full: [
    "full (?:mailbox|inbox|folder|disk)",
    near(`${BOX}|maildir|mailfolder|folder|disk|disc|storage|spool`, FULL, 4),
    near(
      "exceed\\S*|over|out of|insufficient|not enough|no|beyond",
      "quota|storage|disk|space|allowed size",
      3,
    ),
    near("quotas?|storage|speicher\\S*|cuota|cota", "exceed\\S*|full|reached|violation", 4),
    near("quotas?|speicher\\S*|cuota|cota", "überschritten|dépassé\\S*|superad[oa]|excedid[oa]", 4),
    near("reached", "quota", 3),
    "storage limit|messages exceeds? maximum|\\S*over ?quota\\S*|\\S*quota ?exceeded\\S*|mailbox ?full|shutoff quota|space not enough",
    "espacio (?:\\S+ ){0,4}agotado",
  ],
  passing: [
    "temporar\\S+|momentarily|try (?:again )?later|later again|found try again|deferred|defer|retry later",
    "gr[ae]y-?list\\S*|at a rate|rate (?:\\S+ )?(?:exceeded|limit\\S*)|throttl\\S+|too (?:fast|quickly|frequent\\S*)",
    near("too many", "connections?|recipients?|messages|mails|sessions|requests|rcpts?|errors?", 2),
    "(?:emails|messages|mails) per (?:hour|day)|per hour message|concurrent connections|connection limit|busy|overload\\S*|out of memory|local problem",
    "name server reply|operating system error",
    "vorübergehend|später erneut|temporaire\\S*|temporal\\S*|più tardi|mais tarde|временн\\S+|позже",
  ],
  gone: [
    near(BOX, MISSING, 7),
    near(MISSING, BOX, 2),
    near("account|mailbox|casilla|cuenta", "expired|expirado|caducad[oa]", 2),
    near("no|no such|no valid|no known|not an?", `${BOX}|name|object|one`, 1),
    near("not (?:have|find)|has no", "account|mailbox|user|recipient", 4),
    "kein\\S* (?:konto|postfach|benutzer|empfänger)|(?:est|sont) plus (?:acti(?:f|ve)s?|valides?|utilisée?s?)",
    near("not listed|not found", "directory|address book|server", 3),
    near("no longer", "here|with|on server|at|works?|used|available|accept\\S*", 3),
    "not (?:our|a) customer|user has left|left the (?:company|organi[sz]ation)|mailbox name not allowed",
    "recipient(?: \\S+){0,2} not recogni[sz]ed|unknown or illegal alias|(?:invalid|unknown) final delivery",
    "recipient address(?:es)? rejected access denied|not a registered (?:\\S+ )?user",
  ],
  policy: [
    "polic(?:y|ies)|protocol violation|relay access|no relaying|access denied|denied|prohibited|forbidden",
    "permissions?|restricted|unauthori[sz]ed|duplicate|not compliant|rfc \\S+|improper|filter(?:ed)?|unacceptable",
    near("(?:not|to|un\\S+ to)", "relay|relaying", 1),
    near("relay(?:ing)?", "denied|not|prohibited|disallowed|disabled", 2),
    near("not", "authori[sz]ed|allowed|permitted|accepted|a member|accepting mail", 1),
    "ask your (?:postmaster|provider|isp)|rejected (?:for|due)|(?:message|mail) rejected|rejected message",
    "abgelehnt|refusé|rechazad[oa]|rejeitad[oa]|rifiutat[oa]",
  ],
  "no host": [
    near(
      "hosts?|hostname|domains?|domain name",
      "unknown|not (?:\\S+ ){0,2}(?:exist|found)|invalid|nxdomain",
      3,
    ),
    near("unknown|no such|invalid|non-?existent|bad|illegal", "hosts?|domains?|hostname|destination", 2),
    near("not find|no", "hosts? named|mail exchanger|mx|mx records?|smtp service|mail service|mail host", 2),
    "domain is not reachable|nxdomain|null mx|unroute?able|not accept (?:any )?(?:e-?mails?|mails?|messages)",
    "domain (?:\\S+ )?(?:existiert nicht|inconnu|no existe)",
  ],
  late: [
    "expir\\S+|time ?outs?|timed out|retry time\\S*|too (?:long|old)|undelivered|stopped trying|without success",
    near("connect(?:ion|ions|ing)?", "refused|reset|lost|dropped|closed|failed|died|error|timed|timeout", 3),
    near("lost|no|failed", "connect(?:ion|ions)?", 1),
    near(
      "not|no longer|no mail servers|unable to|failed to",
      "connect|contact\\S*|respon\\S+|reachable|establish|accepting connections",
      4,
    ),
    near("not", "deliver(?:ed)? (?:for|within|after)", 1),
    "time limit (?:specified|exceeded|expired)",
    near("service|system|server|resources?|host", "(?:not |un)available", 2),
    "unreachable|no route|(?:network|socket|name service) error|lookup (?:failure|failed|error)|host (?:is )?down",
    "hop count|too many hops|\\S*loops?|looping|servfail|in the queue for|requests to connect|smtp connection|winsock|find a gateway",
    "failed \\S+ attempts|multiple retries|have been failing|aborted after",
    "zeitüberschreitung|délai|tiempo de espera|tempo limite|тайм-?аут\\S*",
  ],
};

/** These languages do not set words apart. */
const unspaced: Readonly<Partial<Record<Cause, RegExp>>> = {
  ours: /迷惑メール|受信拒否|ブロック|スパム|垃圾邮件|垃圾郵件|黑名单|黑名單|屏蔽|拒收/,
  full: /容量.{0,12}(?:超|不足)|いっぱい|満杯|あふれ|已满|已滿|超过.{0,8}(?:容量|配额)|空间不足/,
  passing: /一時的|しばらくして|稍后|稍後|暂时/,
  gone: /存在しま?せ?ん|存在しない|存在致しません|見つかりません|(?:宛|あて)先不明|リストにありません|不存在|找不到|未找到|无效|已停用|已注销|존재하지/,
  late: /タイムアウト|時間切れ|超时|逾時/,
};

const ORDER = ["shut", "ours", "full", "passing", "gone", "policy", "no host", "late"] as const;

const causes = ORDER.map((cause) => ({
  cause,
  words: new RegExp(` (?:${spaced[cause].join("|")}) `),
  unspaced: unspaced[cause],
}));

/** RFC 3463 keeps these for the sender's address and system. */
const OF_SENDER = /(?<![\d.])[45]\.1\.[78](?![\d.])/;

const SHORT: Readonly<Record<string, string>> = {
  "can't": "can not",
  cannot: "can not",
  "won't": "will not",
};

/** An answer may be nothing but the page where a list says why. */
const BLOCK_LIST = /spamhaus|spamcop|sorbs|dnsbl|uceprotect|barracudacentral|[/.]rbl[/.]/i;
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:\[[\da-fA-F.:]{2,40}\]?:?)?$/;
/** Names of errors are written as one word: "RecipientNotFound". */
const INNER_CAPITAL = /([a-z])([A-Z])/g;

function wordsOf(token: string): string[] {
  const bare = token.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N}]{1,9}$/u, "");
  if (bare.includes("://")) return BLOCK_LIST.test(bare) ? ["blocklist"] : [];
  if (bare.includes("@") || (HOST.test(bare) && !/[a-z][A-Z]/.test(bare))) return [];
  return bare
    .replace(INNER_CAPITAL, "$1 $2")
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'-]+/u)
    .flatMap((word) =>
      (SHORT[word] ?? word.replace(/n't$/, " not").replace(/^(?:[cdjlmnst]|qu)'/, "")).split(" "),
    );
}

const MAX_LENGTH = 4000;
/** Cisco's gateways write it before every refusal that they quote. */
const WRAPPER = " unknown address error ";

/**
 * The words of a reply, in lower case with a space around each. Addresses and names of hosts have words in them that say
 * nothing: "spam.example.net said: user unknown".
 */
function plainReply(text: string): string {
  const words = text.slice(0, MAX_LENGTH).split(/\s+/).flatMap(wordsOf).filter(Boolean);
  return ` ${words.join(" ")} `.replaceAll(WRAPPER, " ");
}

/** The first in their order that a text speaks of. */
export function causeOf(text: string): Cause | undefined {
  if (OF_SENDER.test(text)) return "ours";
  const words = plainReply(text);
  return causes.find((cause) => cause.words.test(words) || cause.unspaced?.test(words))?.cause;
}
