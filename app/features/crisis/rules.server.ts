import type { DangerFamily } from "~/lib/danger-family";
import { isSlot, type Slot } from "./vocabulary.server";

/** Slots that stand in one sentence in one of these orders, each at most `gap` words after the one before. */
interface Pattern {
  orders: readonly (readonly Slot[])[];
  gap: number;
}

export interface Rule extends Pattern {
  family: DangerFamily;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function readSlots(names: string): Slot[] {
  return names.split(" ").map((name) => {
    if (!isSlot(name)) throw new Error(`No slot is called ${name}.`);
    return name;
  });
}

const inOrder = (names: string, gap: number): Pattern => ({ orders: [readSlots(names)], gap });
const rule = (family: DangerFamily, names: string, gap = 0): Rule => ({ family, ...inOrder(names, gap) });
const inAnyOrder = (family: DangerFamily, names: string, gap: number): Rule => ({
  family,
  orders: permutations(readSlots(names)),
  gap,
});

/** The first rule that holds names the family, so the most urgent ones come first. */
export const rules: readonly Rule[] = [
  rule("overdose", "someone unresponsive", 3),
  rule("overdose", "child unresponsive", 3),
  rule("overdose", "swallow poison", 4),
  rule("overdose", "mixed poison", 2),
  inAnyOrder("overdose", "took quantity medicine", 3),
  rule("overdose", "esTook esPoison", 4),
  inAnyOrder("overdose", "esTook esQuantity esMedicine", 3),
  inAnyOrder("overdose", "esChild esTook esMedicine", 4),

  inAnyOrder("child", "iAmYoung youthTrouble", 25),
  rule("child", "child childHurt", 7),
  rule("child", "childHurt child", 3),
  rule("child", "leaves child alone", 4),
  inAnyOrder("child", "esChild esChildHurt", 6),

  rule("trafficking", "heldBack papers", 3),
  rule("trafficking", "holder holdVerb papers", 3),
  rule("trafficking", "force objectMe forcedTo", 3),
  inAnyOrder("trafficking", "cantLeave holder", 9),
  inAnyOrder("trafficking", "cantLeaveSoft captor", 10),
  inAnyOrder("trafficking", "esForce esForcedTo", 4),
  inAnyOrder("trafficking", "esRetain esPapers", 5),

  rule("self", "harm self", 2),
  rule("other", "harm itself", 2),
  rule("self", "wish die", 3),
  rule("self", "wish stopPain", 2),
  rule("self", "afraidOf whatIDo", 1),
  rule("self", "obsess harmAct", 2),
  rule("self", "counting medicine", 4),
  inAnyOrder("self", "weapon despair", 7),
  rule("self", "wish accident", 4),
  rule("self", "dontWant live", 3),
  rule("self", "endVerb lifeOf", 2),
  rule("self", "noOne miss", 4),
  rule("self", "burden toOthers", 4),
  rule("self", "tiredOf lifeWord", 2),
  rule("self", "noReason liveFor", 3),
  rule("self", "have means meansReady", 4),
  rule("self", "means meansReady", 2),
  rule("self", "jump high", 4),
  rule("self", "farewellVerb farewell", 2),
  rule("self", "esReflexive esWish esKill", 2),
  rule("self", "esWish esKill esReflexive", 2),
  rule("self", "esInfinitive esMeSe"),
  rule("self", "esMe esSelfNow", 1),
  rule("self", "esWish esDie", 3),
  rule("self", "esNo esWish esLive", 3),
  inAnyOrder("self", "esEnd esLife", 2),
  rule("self", "esCant esCantMore", 2),
  inAnyOrder("self", "esBetter esBetterGone", 5),
  rule("self", "esJump esHigh", 4),
  inAnyOrder("self", "esMeans esReady", 4),

  rule("home", "partner violence", 6),
  rule("home", "family violence onMe", 4),
  rule("home", "he violence onMe", 3),
  inAnyOrder("home", "hurtDone partner", 3),
  rule("home", "scared ofThem", 3),
  rule("home", "partner control controlled", 4),
  rule("home", "family control controlled", 3),
  rule("home", "he control controlled", 3),
  rule("home", "escape fromThem", 3),
  inAnyOrder("home", "esPartner esHit esHitMe", 3),
  rule("home", "esMe esHit3", 0),
  rule("home", "esFear esFearOf", 4),
  rule("home", "esControl esControlOf", 4),
  rule("home", "esEscape esEscapeFrom", 4),

  rule("violence", "attackHard prey", 1),
  inAnyOrder("violence", "weapon workTarget", 12),
  rule("violence", "strongWish attack people", 3),
  rule("violence", "threat attack", 4),
  inAnyOrder("violence", "esWishAttack esAttack esTarget", 3),
];

/** What holds such words and means something else: it is taken out of a text before the rules are tried. */
export const harmless: readonly Pattern[] = [
  inOrder("machine strongWish attack", 2),
  inOrder("esDieIdiom de esIdiom", 1),
  inOrder("esDieIdiom esIdiom", 1),
  inOrder("esCut esBills", 3),
  inOrder("esBills esCut", 5),
  inOrder("attackHard prey afterShoot", 1),
  inOrder("esHit3 esThing", 1),
  inOrder("esIn esPlace", 0),
];
