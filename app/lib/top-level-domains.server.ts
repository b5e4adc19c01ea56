const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const MORE_COUNTRIES = new Set(["uk", "eu", "su", "ac"]);

/** @param label in lower case @returns whether addresses of the web may end with it as that of a country */
export function isCountryEnding(label: string): boolean {
  if (!/^[a-z]{2}$/.test(label)) return false;
  return MORE_COUNTRIES.has(label) || countries.of(label.toUpperCase()) !== undefined;
}

/** Without those that are mostly names of people, such as "kim": mail programs link few of them, and nobody sells sites there. */
const ENDINGS = new Set(
  (
    "academy accountants actor adult aero agency airforce apartments app army art asia associates attorney auction audio auto autos " +
    "baby band bar bargains beer best bet bid bike bingo bio biz blog boats boutique broker build builders business buzz cab cafe cam " +
    "camera camp capital cards care career careers cars casa cash casino cat catering center charity chat cheap claims cleaning click " +
    "clinic clothing cloud club codes coffee college com community company computer condos construction consulting contact contractors " +
    "cooking cool coop country coupons courses credit creditcard cruises cyou dance date dating deals degree delivery democrat dental " +
    "dentist design dev diamonds diet digital direct directory discount doctor dog domains download eco edu education email energy " +
    "engineer engineering enterprises equipment estate events example exchange expert exposed express fail family fans farm fashion " +
    "film finance financial fish fishing fit fitness flights florist flowers football forsale forum foundation fun fund furniture " +
    "futbol fyi gallery game games garden gift gifts gives giving glass global gmbh golf gov graphics gratis gripe group guide guitars " +
    "guru haus health healthcare help hiphop hockey holdings holiday homes horse hospital host hosting house how icu immo inc " +
    "industries info ink institute insurance insure int international investments io jewelry jobs juegos kitchen land law lawyer lease " +
    "legal lgbt life lighting limited limo link live llc loan loans lol lotto ltd luxury makeup management market marketing markets " +
    "mba media memorial menu mil mobi mobile moda money monster mortgage motorcycles mov movie museum net network news ngo ninja one " +
    "ong onl online org organic partners parts party pet pharmacy photo photography photos pics pictures pizza place plumbing plus " +
    "poker porn press pro productions promo properties property protection pub quest racing realestate realtor realty recipes rehab " +
    "rent rentals repair report republican rest restaurant review reviews rip rocks rodeo run sale salon sbs school science " +
    "security services sex sexy shiksha shoes shop shopping show singles site ski skin soccer social software solar solutions space " +
    "sport storage store stream studio study style sucks supplies supply support surf surgery systems tattoo tax taxi team tech " +
    "technology tel tennis theater theatre tickets tienda tips tires today tools top tours town toys trade trading training travel " +
    "university vacations ventures vet video villas vip vision vodka vote voting voyage watch web webcam website wedding wiki " +
    "win wine work works world wtf xxx xyz yachts yoga zip zone " +
    "\u0440\u0444 \u0440\u0443\u0441 \u043e\u043d\u043b\u0430\u0439\u043d \u0441\u0430\u0439\u0442 \u043e\u0440\u0433 \u0431\u0435\u043b \u0443\u043a\u0440 \u4e2d\u56fd \u4e2d\u570b \u516c\u53f8 \u7f51\u7edc \u7f51\u5740 \u5728\u7ebf \u9999\u6e2f \u53f0\u6e7e \u307f\u3093\u306a"
  ).split(" "),
);

/** @param label in lower case @returns whether mail programs take what ends with it for an address of the web */
export function isWebEnding(label: string): boolean {
  return ENDINGS.has(label) || isCountryEnding(label);
}
