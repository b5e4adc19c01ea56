import { contactAbout } from "./contact";
import { announcedCuts, backInWork } from "./headline-figures";
import type { Hero, Page, Source, SourcedFigure } from "./types";

export const page = {
  path: "/crowdfunding",
  title: "Take the AI impact survey",
  description:
    "Answer seven questions about AI and your job. We publish what workers tell us as totals, which show what help is missing.",
} satisfies Page;

export const hero = {
  heading: "What has AI done to your work?",
  intro: "Companies tell their side. Seven questions ask workers for theirs: a loss, a gain, or nothing new.",
  actions: [
    { label: "Answer seven questions", to: "#questionnaire" },
    { label: "Share Your Story", to: contactAbout("story") },
    { label: "Donate Now", to: "donate" },
  ],
  picture: "A raised hand holding up an answer sheet with ticked boxes",
} satisfies Hero & { picture: string };

export const figures = {
  heading: "What published studies say",
  items: [
    announcedCuts,
    backInWork,
    {
      number: "26%",
      label: "of recently employed jobless Americans applied for unemployment benefits in 2022",
      source: {
        name: "US Bureau of Labor Statistics",
        link: "https://www.bls.gov/news.release/uisup.nr0.htm",
      },
      year: 2023,
    },
    {
      number: "11 in 100",
      label: "of the world's workers are unlikely to get the training they will need by 2030",
      source: {
        name: "World Economic Forum",
        link: "https://www.weforum.org/publications/the-future-of-jobs-report-2025/",
      },
      year: 2025,
    },
  ],
} satisfies { heading: string; items: SourcedFigure[] };

type Gap = { id: string; title: string; text: string; source: Source };

export const governmentGaps = {
  heading: "Where government help stops",
  intro: "The safety net was built for another kind of job loss.",
  items: [
    {
      id: "retraining-lapsed",
      title: "The retraining program shut its door",
      text: "Almost 5 million workers qualified for Trade Adjustment Assistance. Congress let it lapse in July 2022, and it takes no new groups of workers.",
      source: { name: "US Department of Labor", link: "https://www.dol.gov/agencies/eta/tradeact" },
    },
    {
      id: "training-money",
      title: "Little money went to training",
      text: "A White House report from 2016 put the US near the bottom of the rich countries: in 2014 it had spent 0.1% of its GDP on job training and placement.",
      source: {
        name: "White House Council of Economic Advisers, 2016",
        link: "https://obamawhitehouse.archives.gov/blog/2016/12/20/artificial-intelligence-automation-and-economy",
      },
    },
    {
      id: "benefits-missed",
      title: "Benefits miss most people",
      text: "Most people who lose a job never apply for unemployment pay. Over half of those who did not apply in 2022 thought they did not qualify.",
      source: {
        name: "US Bureau of Labor Statistics",
        link: "https://www.bls.gov/news.release/uisup.nr0.htm",
      },
    },
    {
      id: "nobody-asks",
      title: "Hardly anyone asks the question",
      text: "Layoff notices rarely ask whether automation played a part. New York began to ask in 2025, but where nobody counts, lawmakers are guessing.",
      source: {
        name: "New York State Department of Labor",
        link: "https://dol.ny.gov/worker-adjustment-and-retraining-notification-warn",
      },
    },
  ],
} satisfies { heading: string; intro: string; items: Gap[] };

export const vision = {
  heading: "What we want to build",
  intro: "Your answers go toward four things.",
  items: [
    {
      id: "money-first",
      title: "Money in the first weeks",
      text: "Small grants that arrive before the rent is late, with a short form and a quick answer.",
    },
    {
      id: "someone-to-call",
      title: "Someone who picks up",
      text: "Trained peers who lost work themselves, and counselors for the days when a peer is not enough.",
    },
    {
      id: "next-job",
      title: "A road to the next job",
      text: "Training tied to employers who are hiring, so that nobody studies for a job that is not there.",
    },
    {
      id: "a-seat",
      title: "A seat at the table",
      text: "Results from this survey, open to all, for lawmakers and reporters who need to know what is happening.",
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  items: { id: string; title: string; text: string }[];
};
