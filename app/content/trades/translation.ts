import {
  askOrganizer,
  cashHelp,
  clientsStep,
  communityHealthWorker,
  emergencyOperator,
  firstSteps,
  forEmployees,
  freelancePay,
  freelancePlaces,
  occupationsOn,
  penAmerica,
  severanceStep,
  type Trade,
  undated,
} from "./trade";

const cwaInterpreters = {
  name: "CWA on interpreters and translators",
  link: "https://cwa-union.org/news/entry/interpreters_translators_stepping_up_efforts_to_organize_nationwide",
} as const;

export const translation: Trade = {
  page: {
    path: "/work/translation",
    title: "Translating, interpreting and AI: help and rights",
    description:
      "For translators and interpreters who lose work to AI: what to do this week, laws on late pay and on machine translation, money, next jobs with pay.",
  },
  lead: "When AI takes the work: what to do this week, what the law gives freelancers, where a person must check a machine, who stands up for you, and jobs that use your languages.",
  week: [
    ...firstSteps,
    { who: forEmployees, ...severanceStep },
    clientsStep,
    {
      who: "In health care:",
      start: { label: "Show clients the rule", to: "#law" },
      text: ". A qualified translator must check a machine translation that is critical to a patient’s rights or care.",
    },
    {
      who: "If you interpret:",
      start: { label: "Look up the union", to: "#union" },
      text: ". It is also for those who work for themselves.",
    },
    {
      who: "Books or plays:",
      start: { label: "Apply to PEN America", to: "#money" },
      text: ". It decides four times a year. If a bill cannot wait, see",
      end: cashHelp,
    },
  ],
  law: [
    {
      label: "Health care: a person checks",
      text: "Hospitals, insurers and others with federal health money must have a qualified translator check a machine translation that is critical to a patient’s rights or care. Where interpreting is needed, they must offer a qualified interpreter.",
      after: [
        "To copy for a client: “If you get federal health money, 45 CFR 92.201 says that a qualified translator must check a machine translation that is critical to a patient’s rights or care. I can check it for you.”",
      ],
      source: {
        name: "Code of Federal Regulations, 45 CFR 92.201",
        link: "https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-A/part-92/subpart-C/section-92.201",
      },
      date: "2024",
    },
    ...freelancePay,
  ],
  places: freelancePlaces,
  moneyNote: "We know of no fund for interpreters, or for translators of anything but books and plays.",
  money: [penAmerica],
  people: [
    {
      label: "Translators’ association",
      text: "The American Translators Association says in its statement on AI that a machine’s text may hold mistakes which only a skilled person finds. You can show it to clients.",
      action: {
        label: "Read the statement on AI",
        link: "https://www.atanet.org/client-assistance/ata-statement-on-artificial-intelligence",
      },
      source: {
        name: "American Translators Association",
        link: "https://www.atanet.org/client-assistance/ata-statement-on-artificial-intelligence",
      },
      date: "May 3, 2025",
    },
    {
      label: "A contract to use",
      text: "The American Translators Association has a model contract, which its members can change to fit their work.",
      action: {
        label: "See the model contract and guides",
        link: "https://www.atanet.org/career-education/business-strategies/contracts/",
      },
      source: {
        name: "American Translators Association: model contract",
        link: "https://www.atanet.org/business-strategies/resources-for-you-atas-new-model-contract-for-translators/",
      },
      date: undated,
    },
    {
      id: "union",
      label: "A union",
      text: "The Communications Workers of America (CWA) has organized court interpreters and translators since the 1990s, also those who work for themselves.",
      action: { label: "See the CWA on interpreters", link: cwaInterpreters.link },
      source: cwaInterpreters,
      date: undated,
    },
    askOrganizer,
  ],
  jobsNote: "All three pay less than translating did ($59,440).",
  jobs: [
    {
      ...communityHealthWorker,
      fit: "You know two cultures, and explain things to people in their own language.",
    },
    { ...emergencyOperator, fit: "You listen closely under pressure. A second language helps." },
    {
      title: "Social services assistant",
      pay: "$45,120",
      training: "a high school diploma as a rule. You help people and families to find and get support.",
      outlook: "6% more jobs expected from 2024 to 2034, and about 50,600 openings a year.",
      fit: "You can speak for people whom others do not understand.",
      link: "https://www.bls.gov/ooh/community-and-social-service/social-and-human-service-assistants.htm",
    },
  ],
  happening: [
    {
      label: "Pay and jobs",
      text: "Half of all interpreters and translators earned more than $59,440 a year in May 2024. 2% more jobs are expected from 2024 to 2034, with about 6,900 openings a year.",
      source: {
        name: "Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/media-and-communication/interpreters-and-translators.htm",
      },
      date: occupationsOn,
    },
    {
      label: "Lost work",
      text: "More than a third of the translators who answered a British survey in January 2024 had lost work to AI. More than four in ten said that they earned less.",
      source: {
        name: "PressReader: The Guardian, on the Society of Authors",
        link: "https://www.pressreader.com/usa/the-guardian-usa/20240417/282093461783334",
      },
      date: "April 17, 2024",
    },
  ],
  entries: [
    { title: "Freelancers Union", text: "Guides to contracts and pay for people who work for themselves." },
    {
      title: "American Job Centers",
      text: "Help with the job search, workshops, and the way to paid training.",
    },
    { title: "Find Legal Aid", text: "Free lawyers near you, if you have little income." },
    {
      title: "NLRB Worker Rights",
      text: "Protects talk about pay, AI and layoffs with coworkers. A charge must be filed within six months.",
    },
  ],
  kinds: ["Emergency Financial Assistance", "Career Counseling", "Legal Aid"],
};
