import type { ComponentType } from "react";
import { HelpNotice } from "~/components/illustrations/help-notice";
import { LitTower } from "~/components/illustrations/lit-tower";
import type { PictureLabel } from "~/components/illustrations/picture";
import { RaisedHands } from "~/components/illustrations/raised-hands";
import { TeaTable } from "~/components/illustrations/tea-table";
import { ToolHouse } from "~/components/illustrations/tool-house";
import { TornCalendar } from "~/components/illustrations/torn-calendar";
import { communityPoster } from "~/content/posters/community";
import { corporatePoster } from "~/content/posters/corporate";
import { firstWeekPoster } from "~/content/posters/first-week";
import { homePoster } from "~/content/posters/home";
import { policyPoster } from "~/content/posters/policy";
import type { PosterCopy } from "~/content/posters/poster-copy";
import { supportPoster } from "~/content/posters/support";

export interface Poster {
  copy: PosterCopy;
  Picture: ComponentType<PictureLabel>;
}

export const posters: readonly Poster[] = [
  { copy: homePoster, Picture: RaisedHands },
  { copy: firstWeekPoster, Picture: TornCalendar },
  { copy: supportPoster, Picture: HelpNotice },
  { copy: policyPoster, Picture: ToolHouse },
  { copy: communityPoster, Picture: TeaTable },
  { copy: corporatePoster, Picture: LitTower },
];

export function findPoster(name: string | undefined): Poster | undefined {
  return posters.find(({ copy }) => copy.name === name);
}
