import {
  askOrganizer,
  cashHelp,
  clientsStep,
  firstSteps,
  forEmployees,
  freelancePay,
  freelancePlaces,
  occupationsOn,
  penAmerica,
  severanceStep,
  type Trade,
  trainingSpecialist,
  undated,
} from "./trade";

const authorsGuild = {
  name: "Authors Guild",
  link: "https://authorsguild.org/?p=41548",
} as const;

export const writing: Trade = {
  page: {
    path: "/work/writing",
    title: "Writing, editing, journalism and AI: help",
    description:
      "For writers, editors and journalists who lose work to AI: what to do this week, laws on late pay, relief funds, guilds and unions, next jobs with pay.",
  },
  lead: "When AI takes the work: what to do this week, what the law gives freelancers, funds for writers in need, guilds and unions, and jobs that use what\u00a0you\u00a0know.",
  week: [
    ...firstSteps,
    { who: forEmployees, ...severanceStep },
    clientsStep,
    {
      start: { label: "Apply to a writers’ fund", to: "#money" },
      text: ". The Authors League Fund takes about two weeks, and PEN America decides four times a year. Both take journalists as well. If a bill cannot wait, see",
      end: cashHelp,
    },
  ],
  law: [...freelancePay],
  places: freelancePlaces,
  moneyNote: "We know of no settlement that takes new claims, and of no fund for copywriters.",
  money: [
    {
      label: "Authors League Fund",
      text: "For urgent need, such as eviction or a great loss of income. It helps book authors with a traditional publisher, journalists, critics, poets and dramatists. It cannot help with credits from copywriting, blogs, technical or corporate writing alone.",
      after: [
        "There is no deadline. The review takes 10 to 14 days as a rule, and may ask for tax forms, overdue bills or eviction notices.",
      ],
      action: { label: "Apply to the Authors League Fund", link: "https://authorsleaguefund.org/apply/" },
      source: { name: "Authors League Fund", link: "https://authorsleaguefund.org/apply/" },
      date: undated,
      otherSources: [
        {
          source: { name: "Authors League Fund: questions", link: "https://authorsleaguefund.org/faq/" },
          date: undated,
        },
      ],
    },
    penAmerica,
  ],
  people: [
    askOrganizer,
    {
      label: "NewsGuild: contracts",
      text: "More than two dozen of its contracts speak of AI. The one at The New Republic says that AI shall not lead to layoffs or lower pay.",
      action: { label: "See what these contracts say", link: "https://newsguild.org/?p=28132" },
      source: { name: "NewsGuild-CWA", link: "https://newsguild.org/?p=28132" },
      date: undated,
    },
    {
      label: "NewsGuild: a case won",
      text: "An arbitrator found that Politico broke its contract when it brought in two AI tools. The contract asks for 60 days’ notice, talks with the union, and a person who checks.",
      source: { name: "The Stand", link: "https://www.thestand.org/2025/12/news-not-slop/" },
      date: "December 3, 2025",
    },
    {
      label: "Writers Guild: film and TV",
      text: "Under the 2023 contract AI is no writer, a company cannot make a writer use it, and it must say which material is made by AI. In 2026 members ratified a contract for four more years.",
      action: {
        label: "Read your rights on AI",
        link: "https://wgaeast.org/know-your-rights/artificial-intelligence",
      },
      source: {
        name: "Writers Guild of America East",
        link: "https://wgaeast.org/know-your-rights/artificial-intelligence",
      },
      date: undated,
      otherSources: [
        {
          source: {
            name: "Courthouse News",
            link: "https://www.courthousenews.com/hollywood-writers-overwhelmingly-vote-to-ratify-new-contract/",
          },
          date: "2026",
        },
      ],
    },
  ],
  jobsNote: "All three pay less than writing did ($72,270).",
  jobs: [
    { ...trainingSpecialist, fit: "You make hard things plain, and write what others learn from." },
    {
      title: "Public relations specialist",
      pay: "$69,780",
      training: "a bachelor’s degree as a rule. You write and speak for an organization.",
      outlook: "5% more jobs expected from 2024 to 2034, and about 27,600 openings a year.",
      fit: "You find the story, and know what an editor needs.",
      link: "https://www.bls.gov/ooh/media-and-communication/public-relations-specialists.htm",
    },
    {
      title: "Court reporter or captioner",
      pay: "$67,310",
      training:
        "a certificate after high school. You write down what is said in court, on TV or in meetings.",
      outlook: "little or no change expected from 2024 to 2034, and about 1,700 openings a year.",
      fit: "You listen well, type fast and care for each word. Ask first how much software does where you live.",
      link: "https://www.bls.gov/ooh/legal/court-reporters.htm",
    },
  ],
  happening: [
    {
      label: "Books that trained AI",
      text: "In June 2025 a federal judge held that training on books is fair use if they were acquired legally, and that taking them from pirate sites is not. The ruling on training is about three authors only.",
      after: ["The time for claims in the Anthropic book settlement ended on March 30, 2026."],
      source: authorsGuild,
      date: "October 2, 2025",
      otherSources: [
        {
          source: {
            name: "Textbook & Academic Authors Association",
            link: "https://blog.taaonline.net/2026/02/taa-advocacy-update-file-a-claim-on-the-anthropic-settlement-before-march-30",
          },
          date: "February 2026",
        },
      ],
    },
    {
      label: "Pay and jobs",
      text: "Half of the writers and authors with a job earned more than $72,270 a year in May 2024. 4% more jobs are expected from 2024 to 2034, with about 13,400 openings a year.",
      source: {
        name: "Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/media-and-communication/writers-and-authors.htm",
      },
      date: occupationsOn,
    },
    {
      label: "From writing to fixing",
      text: "In 2024, the BBC told of a writer who had led a team of 60 and ended up alone, fixing texts of ChatGPT. Others said that editing such copy was duller, and paid much worse, than writing.",
      source: {
        name: "BBC",
        link: "https://www.bbc.com/future/article/20240612-the-people-making-ai-sound-more-human",
      },
      date: "June 16, 2024",
    },
  ],
  entries: [
    { title: "Find Legal Aid", text: "Free lawyers near you, if you have little income." },
    { title: "Freelancers Union", text: "Guides to contracts and pay for people who work for themselves." },
    { title: "Wage and Hour Complaints", text: "Takes complaints about unpaid wages, for employees." },
    {
      title: "NLRB Worker Rights",
      text: "Protects talk about pay, AI and layoffs with coworkers. A charge must be filed within six months.",
    },
  ],
  kinds: ["Emergency Financial Assistance", "Legal Aid", "Worker Organizing"],
};
