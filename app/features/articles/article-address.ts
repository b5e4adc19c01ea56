import { toHttpUrl } from "~/lib/http-url";

/** What senders of links add to find out who follows them. In lower case. */
const PREFIXES = ["utm_", "mtm_", "pk_", "piwik_", "matomo_", "hsa_", "vero_", "oly_", "stm_", "ns_"];
const NAMES = new Set([
  // Advertising and social networks.
  ...["fbclid", "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "msclkid", "twclid", "ttclid", "yclid"],
  ...["li_fat_id", "igshid", "igsh", "srsltid", "epik", "rdt_cid", "scid", "__twitter_impression"],
  // Mail and marketing programs.
  ...["mc_cid", "mc_eid", "mkt_tok", "_hsenc", "_hsmi", "__hssc", "__hstc", "__hsfp", "hsctatracking"],
  ...["_openstat", "wickedid", "sc_cid", "s_cid", "s_kwcid", "ef_id", "trk_contact", "trk_msg", "trk_module"],
  ...["_ga", "_gl", "_ke", "_bta_c", "_bta_tid", "irclickid", "cjevent", "xtor", "ftag", "rb_clickid"],
  // Publishers.
  ...["at_medium", "at_campaign", "at_custom1", "at_custom2", "at_custom3", "at_custom4", "at_format"],
  ...["at_link_id", "at_link_type", "at_link_origin", "at_ptr_name", "at_bbc_team"],
  ...["cmp", "cmpid", "icid", "ncid", "ocid", "smid", "smtyp", "taid", "guccounter", "guce_referrer"],
  ...["guce_referrer_sig", "sr_share", "soc_src", "soc_trk", "tsrc"],
]);

function isTracking(parameter: string): boolean {
  const name = (parameter.split("=", 1)[0] ?? "").toLowerCase();
  return NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** The same address without parameters that only tell where its reader came from; all others stay as they are written. */
export function stripTracking(href: string): string {
  const [, start = "", query, fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  if (query === undefined) return href;
  const telling = query.split("&").filter((parameter) => !isTracking(parameter));
  return `${start}${telling.length > 0 ? `?${telling.join("&")}` : ""}${fragment}`;
}

const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** RFC 3986, section 6.2.2: letters, digits and -._~ mean the same escaped. */
function normalizeEscapes(text: string): string {
  return text
    .replace(UNRESERVED, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)))
    .replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

/**
 * What identifies an article: its address without scheme, "www.", tracking parameters, fragment and final slash, and with
 * its parameters in order. Null for what is no web address.
 */
export function articleKey(href: string): string | null {
  const web = toHttpUrl(href.trim());
  if (web === null) return null;
  const { host, pathname, search } = new URL(stripTracking(web));
  const name = host.replace(/\.$/, "").replace(/^www\./, "");
  const parameters = search.slice(1).split("&").filter(Boolean).toSorted();
  const query = parameters.length > 0 ? `?${parameters.join("&")}` : "";
  return normalizeEscapes(`${name}${pathname.replace(/(?<!\/)\/+$/, "")}${query}`);
}
