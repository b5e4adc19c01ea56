import { adultTeacher, firstSteps, severanceStep, type Trade, trainingSpecialist, undated } from "./trade";

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
  heading: "Writing, editing and AI",
  lead: "What to do this week, what the law gives freelancers, funds for writers in need, guilds and unions, and jobs that use what you know.",
  week: [
    ...firstSteps,
    severanceStep,
    {
      start: { label: "List what clients owe you", to: "#law" },
      text: ". In New York, Illinois and California the law sets a day for paying freelancers.",
    },
    {
      start: { label: "Apply to a writers’ fund", to: "#money" },
      text: " if rent or bills cannot wait. Both funds take journalists as well.",
    },
  ],
  law: [
    {
      label: "New York: a contract",
      text: "Who hires a freelancer for $800 or more within 120 days must give a written contract with the work, the rate and the day of payment. It holds in the whole state since August 28, 2024.",
      source: {
        name: "Foster Garvey on the Freelance Isn’t Free Act",
        link: "https://foster.com/newsroom-alerts-new-protections-for-freelancers-statewide-under-the-new-york-freelance-isnt-free-act",
      },
      date: "2024",
    },
    {
      label: "New York: late pay",
      text: "Where the contract names no day, pay is due 30 days after the work is done. A freelancer who is not paid in full can sue for twice what is owed, and lawyer’s fees.",
      source: {
        name: "Colligan Law on the Freelance Isn’t Free Act",
        link: "https://insights.colliganlaw.com/post/102itsx/new-law-protects-new-york-independent-contractors",
      },
      date: "November 2023",
    },
    {
      label: "New York: who to tell",
      text: "The state’s Attorney General enforces the law.",
      source: {
        name: "Workforce Bulletin on the Freelance Isn’t Free Act",
        link: "https://workforcebulletin.com/freelance-isnt-free-act-soon-takes-effect-throughout-new-york-state",
      },
      date: "2024",
    },
    {
      label: "Illinois",
      text: "Work for $500 or more within 120 days needs a written contract. Pay is due on its day, or within 30 days where it names none. It holds for contracts since July 1, 2024. The Department of Labor has sample contracts.",
      source: {
        name: "Prairie State Wire, with the Illinois Department of Labor",
        link: "https://prairiestatewire.com/stories/667052312-freelance-worker-protection-act-now-active-in-illinois",
      },
      date: "July 2024",
    },
    {
      label: "California",
      text: "Work for $250 or more needs a written contract with a day of payment. It holds for contracts made or renewed since January 1, 2025. A client may not ask you to take less so that you are paid on time.",
      source: {
        name: "Jackson Lewis on the Freelance Worker Protection Act",
        link: "https://www.californiaworkplacelawblog.com/2024/09/articles/wage-and-hour/senate-bill-988-understanding-the-freelance-worker-protection-act-what-employers-need-to-know/",
      },
      date: "September 2024",
    },
    {
      label: "California: whose work",
      text: "The law lists the kinds of work. Writers, editors, translators, illustrators and graphic designers are among them.",
      source: {
        name: "ZarMoney: new rights for freelancers",
        link: "https://www.zarmoney.com/blog/new-rights-for-freelancers-in-california-illinois-and-new-york",
      },
      date: undated,
    },
    {
      label: "Books that trained AI",
      text: "In June 2025 a federal judge held that training on books is fair use if they were acquired legally, and that taking them from pirate sites is not. The ruling on training is about three authors only.",
      source: authorsGuild,
      date: "October 2, 2025",
    },
  ],
  moneyNote:
    "We know of no settlement that takes new claims, and of no fund for copywriters. Our directory has cash help that is for all.",
  money: [
    {
      label: "Authors League Fund",
      text: "For urgent need, such as eviction or a great loss of income. It helps book authors with a traditional publisher, journalists, critics, poets and dramatists. It cannot help with credits from copywriting, blogs, technical or corporate writing alone.",
      source: { name: "Authors League Fund", link: "https://authorsleaguefund.org/apply/" },
      date: undated,
    },
    {
      label: "How long it takes",
      text: "There is no deadline. The review takes 10 to 14 days as a rule, and may ask for tax forms, overdue bills or eviction notices.",
      source: { name: "Authors League Fund: questions", link: "https://authorsleaguefund.org/faq/" },
      date: undated,
    },
    {
      label: "PEN America",
      text: "Grants for a short emergency, to professional writers in the United States: authors, poets, playwrights, translators and journalists. It decides four times a year.",
      source: {
        name: "PEN America: U.S. Writers Aid Initiative",
        link: "https://pen.org/us-writers-aid-initiative/",
      },
      date: undated,
    },
    {
      label: "Anthropic book settlement",
      text: "The time for claims ended on March 30, 2026.",
      source: { name: "Authorlink", link: "https://authorlink.com/?p=124234" },
      date: "2026",
    },
  ],
  people: [
    {
      label: "NewsGuild: a case won",
      text: "An arbitrator found that Politico broke its contract when it brought in two AI tools. The contract asks for 60 days’ notice, talks with the union, and a person who checks.",
      source: { name: "The Stand", link: "https://www.thestand.org/2025/12/news-not-slop/" },
      date: "December 3, 2025",
    },
    {
      label: "NewsGuild: contracts",
      text: "More than two dozen of its contracts speak of AI. The one at The New Republic says that AI shall not lead to layoffs or lower pay.",
      source: { name: "NewsGuild-CWA", link: "https://newsguild.org/?p=28132" },
      date: undated,
    },
    {
      label: "Writers Guild: film and TV",
      text: "Under the 2023 contract AI is no writer, a company cannot make a writer use it, and it must say which material is made by AI.",
      source: {
        name: "Writers Guild of America East",
        link: "https://wgaeast.org/know-your-rights/artificial-intelligence",
      },
      date: undated,
    },
    {
      label: "Writers Guild: until 2030",
      text: "Members ratified a contract for four more years in 2026, with further words on AI.",
      source: {
        name: "Courthouse News",
        link: "https://www.courthousenews.com/hollywood-writers-overwhelmingly-vote-to-ratify-new-contract/",
      },
      date: "2026",
    },
  ],
  jobs: [
    { ...trainingSpecialist, fit: "You make hard things plain, and write what others learn from." },
    { ...adultTeacher, fit: "You know the language, and how to explain it." },
    {
      title: "Court reporter or captioner",
      pay: "$63,940",
      paidIn: "May 2023",
      training:
        "a certificate after high school. You write down what is said in court, on TV or in meetings.",
      outlook: "legal jobs as a whole were expected to grow faster than the average from 2022 to 2032.",
      fit: "You listen well, type fast and care for each word. Ask first how much software does where you live.",
      source: { name: "Bureau of Labor Statistics", link: "https://www.bls.gov/ooh/Legal/" },
      date: "2023",
    },
  ],
  happening: [
    {
      label: "From writing to fixing",
      text: "A writer who had led a team of 60 ended up alone, fixing texts of ChatGPT. Others say that editing such copy is duller, and paid much worse, than writing.",
      source: {
        name: "BBC",
        link: "https://www.bbc.com/future/article/20240612-the-people-making-ai-sound-more-human",
      },
      date: "June 16, 2024",
    },
    {
      label: "Copywriters",
      text: "Clients swapped copywriters for ChatGPT because it was cheaper, even where the writing was weaker.",
      source: {
        name: "The Washington Post",
        link: "https://www.washingtonpost.com/technology/2023/06/02/ai-taking-jobs/",
      },
      date: "June 2, 2023",
    },
    {
      label: "Film and TV",
      text: "By figures of the guild, 24.3% fewer writers had work in 2024 than in 2022. Fewer shows are made: AI is not the only cause.",
      source: {
        name: "Creative AI News",
        link: "https://www.creativeainews.com/articles/wga-four-year-deal-ai-creative-labor-analysis",
      },
      date: "April 2026",
    },
  ],
  entries: [
    { title: "Authors League Fund", text: "Money for career writers in serious trouble." },
    { title: "Freelancers Union", text: "Guides to contracts and pay for people who work for themselves." },
    { title: "Wage and Hour Complaints", text: "Takes complaints about unpaid wages, for employees." },
    {
      title: "NLRB Worker Rights",
      text: "Protects talk about pay, AI and layoffs with coworkers. A charge must be filed within six months.",
    },
  ],
  kinds: ["Emergency Financial Assistance", "Legal Aid", "Worker Organizing"],
};
