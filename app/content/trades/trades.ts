import { acting } from "./acting";
import { callCenter } from "./call-center";
import type { TradeSlug } from "./names";
import type { Trade } from "./trade";
import { translation } from "./translation";
import { writing } from "./writing";

export const trades: Readonly<Record<TradeSlug, Trade>> = {
  "call-center": callCenter,
  writing,
  translation,
  acting,
};
