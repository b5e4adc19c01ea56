import type { ComponentType } from "react";
import type { PictureLabel } from "~/components/illustrations/picture";
import {
  HelpNotice,
  LitTower,
  RaisedHands,
  TeaTable,
  ToolHouse,
  TornCalendar,
} from "~/components/illustrations/poster-pictures";
import { homePoster } from "~/content/page";
import {
  communityPoster,
  corporatePoster,
  firstWeekPoster,
  type PosterCopy,
  policyPoster,
  supportPoster,
} from "~/content/posters";

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
