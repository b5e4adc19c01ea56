import { describe } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import * as contact from "./contact";
import * as crowdfunding from "./crowdfunding";
import { chartAndForum, comparison, estimateNote, headlineFigures } from "./headline-figures";
import * as home from "./home";
import { privacyPolicy } from "./legal/privacy-policy";
import { termsOfService } from "./legal/terms-of-service";
import { lettersWords } from "./letters";
import * as news from "./news";
import { findState } from "./states/find-state";
import * as statistics from "./statistics-page";
import * as survey from "./survey";
import * as surveyResults from "./survey-results";
import { trades } from "./trades/trades";
import { work } from "./trades/work";
import * as videos from "./videos";
import { videos as videoList } from "./videos";
import { rolePages } from "./volunteer";

describe.each([
  [
    "home",
    {
      ...home,
      estimateNote,
      comparison,
      chartAndForum,
      measured: headlineFigures.map(({ measure, difference }) => ({ measure, difference })),
    },
  ],
  ["letters to copy", lettersWords],
  ...Object.entries(trades),
  ["the trades", work],
  ["states", findState.en],
  ["news", news],
  ["videos", { ...videos, list: videoList }],
  ["statistics", statistics],
  ["crowdfunding", { ...crowdfunding, survey: { ...survey } }],
  ["survey results", surveyResults],
  ["contact", contact],
  ["privacy policy", privacyPolicy],
  ["terms of service", termsOfService],
])("the words of %s", (_name, content) => {
  itFollowsTheHouseRules(content);
});

describe.each([...Object.values(statistics.topicPages), ...Object.values(rolePages)])("$title", (page) =>
  itFollowsTheHouseRules({ page }),
);
