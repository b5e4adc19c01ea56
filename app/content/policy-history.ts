import type { Badge, ExternalAddress, Source } from "./types";

export type PolicyItem = {
  name: string;
  /** On the timeline, up to 23 characters. */
  short: string;
  /** Years: "2021", "1969–1972", "1982–present", "1990s–present". */
  period: string;
  status: Badge;
  /** It never became law. */
  isBill?: true;
  /** A sentence or two, which stand in the closed entry. */
  summary: string;
  /** It opens, and stands before the source. */
  more: string;
  source: Source;
};

export type PolicyGroup = { title: string; items: PolicyItem[] };

function read(name: string, link: ExternalAddress): Source {
  return { name, link };
}

/** The month in which each summary was last checked against its source. */
export const historyChecked = "November 2026";

export const policyHistory: PolicyGroup[] = [
  {
    title: "Cash assistance",
    items: [
      {
        name: "Alaska Permanent Fund Dividend",
        short: "Alaska fund",
        period: "1982–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Every eligible Alaskan, child or adult, gets a yearly share of the earnings from the state's oil fund.",
        more: "Economists found no drop in overall employment. Part-time work rose by 1.8 percentage points.",
        source: read(
          "American Economic Association",
          "https://www.aeaweb.org/articles?id=10.1257/pol.20190299",
        ),
      },
      {
        name: "Nixon's Family Assistance Plan",
        short: "Nixon's plan",
        period: "1969–1972",
        status: { tone: "red", label: "Never enacted" },
        isBill: true,
        summary:
          "A federal floor under family income, about $1,600 a year for a family of four, including working parents.",
        more: "The House passed it 243 to 155 in April 1970. It died in the Senate.",
        source: read(
          "Basic Income Today",
          "https://basicincometoday.com/fifty-years-later-reflecting-on-the-defeat-of-nixons-family-assistance-plan/5379",
        ),
      },
      {
        name: "Stockton guaranteed income pilot (SEED)",
        short: "Stockton pilot",
        period: "2019–2021",
        status: { tone: "finished", label: "Pilot finished 2021" },
        summary:
          "The mayor led it and donors paid for it: 125 residents got $500 a month for two years with no conditions.",
        more: "In the first year, full-time work rose from 28% to 40% among them. In the comparison group it rose from 32% to 37%.",
        source: read(
          "Results for America",
          "https://catalog.results4america.org/program/guaranteed-income/guaranteed-income-stockton-ca?issueArea=9150",
        ),
      },
      {
        name: "OpenResearch unconditional cash study",
        short: "OpenResearch",
        period: "2020–2023",
        status: { tone: "finished", label: "Study finished 2023" },
        summary:
          "One of the most detailed U.S. tests gave 1,000 low-income adults in Texas and Illinois $1,000 a month for three years.",
        more: "Spending on basic needs rose. But the share in the labor force ended up about 3.9 points lower than in the control group. People also worked one to two hours less per week.",
        source: read("National Bureau of Economic Research", "https://www.nber.org/papers/w32719"),
      },
      {
        name: "Expanded Child Tax Credit",
        short: "Child tax credit",
        period: "2021",
        status: { tone: "red", label: "Expired 2021" },
        summary:
          "For one year the credit rose to as much as $3,600 per child, reached the poorest families and was partly paid monthly.",
        more: "Child poverty fell to 5.2%, the lowest on record. It climbed to 12.4% in 2022, after the expansion and other relief ended.",
        source: read(
          "Economic Policy Institute",
          "https://www.epi.org/blog/child-tax-credit-expansions-were-instrumental-in-reducing-poverty-to-historic-lows-in-2021",
        ),
      },
    ],
  },
  {
    title: "Worker protection",
    items: [
      {
        name: "WARN Act",
        short: "WARN Act",
        period: "1988–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Employers with 100 or more workers must give 60 days' notice before many plant closings and mass layoffs.",
        more: "Federal auditors looked at the large closures and layoffs of 2001. The rules reached only about a quarter of them.",
        source: read(
          "US Government Accountability Office",
          "https://www.govinfo.gov/content/pkg/GAOREPORTS-GAO-03-1003/html/GAOREPORTS-GAO-03-1003.htm",
        ),
      },
      {
        name: "AI-Related Job Impacts Clarity Act (S. 3108)",
        short: "AI Job Impacts bill",
        period: "2025–present",
        status: { tone: "yellow", label: "Bill introduced" },
        isBill: true,
        summary: "A bill from Senators Warner and Hawley, with support from both parties.",
        more: "Companies on the stock market and federal agencies would report every quarter how AI changes their layoffs, hiring and training. A House version followed in June 2026. Check the link for its current stage.",
        source: read("Congress.gov", "https://www.congress.gov/bill/119th-congress/senate-bill/3108"),
      },
      {
        name: "No Robot Bosses Act (H.R. 6371)",
        short: "US: No Robot Bosses",
        period: "2023–present",
        status: { tone: "yellow", label: "Bill introduced" },
        isBill: true,
        summary:
          "It would stop employers from relying only on automated systems to hire, fire or discipline people.",
        more: "It would also require testing and a human review. It was first proposed in 2023 and came back in December 2025. Check the link for its current stage.",
        source: read("Congress.gov", "https://www.congress.gov/bill/119th-congress/house-bill/6371"),
      },
      {
        name: "Hollywood AI contract terms (WGA and SAG-AFTRA)",
        short: "Hollywood AI deal",
        period: "2023–present",
        status: { tone: "green", label: "Contracts in force" },
        summary:
          "After a 148-day strike, writers won terms in 2023 that keep AI from getting writing credit.",
        more: "Studios may not require its use. 99% of voters approved. Writers and actors both ratified four-year follow-up contracts with further AI terms in 2026.",
        source: read(
          "Courthouse News Service",
          "https://www.courthousenews.com/hollywood-writers-overwhelmingly-vote-to-ratify-new-contract/",
        ),
      },
      {
        name: "East and Gulf Coast port automation deal (ILA)",
        short: "Port automation deal",
        period: "2024–2030",
        status: { tone: "green", label: "Contract in force" },
        summary: "The dockworkers' six-year contract allows no fully automated ports or machines.",
        more: "New technology must leave the agreed number of people at work. Nearly 99% of those who voted said yes in February 2025.",
        source: read(
          "Supply Chain Dive",
          "https://supplychaindive.com/news/ila-sets-ratification-vote-date-feb-25-usmx-master-contract/739838",
        ),
      },
      {
        name: "Las Vegas Culinary Union technology terms",
        short: "Las Vegas terms",
        period: "2023–present",
        status: { tone: "green", label: "Contract in force" },
        summary: "Big casino companies must give six months' notice before they bring in AI or robots.",
        more: "People who lose their jobs get training and severance, and keep benefits.",
        source: read(
          "Bloomberg Law",
          "https://news.bloomberglaw.com/daily-labor-report/las-vegas-union-scores-ai-daily-cleaning-wins-in-caesars-pact",
        ),
      },
    ],
  },
  {
    title: "AI regulation",
    items: [
      {
        name: "EU AI Act (Regulation 2024/1689)",
        short: "EU AI Act",
        period: "2024–present",
        status: { tone: "yellow", label: "Phasing in" },
        summary:
          "The first broad AI law. Bans such as emotion recognition at work have applied since February 2025.",
        more: "The duties for AI used in hiring and managing workers were due in August 2026. A 2026 amendment moved them to December 2, 2027.",
        source: read("EUR-Lex", "https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:32024R1689"),
      },
      {
        name: "California automated decision rules (CPPA)",
        short: "California AI rules",
        period: "2026–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Since January 1, 2026, privacy rules cover software that makes big decisions, those about jobs included.",
        more: "From January 1, 2027, businesses must tell people, offer a way to opt out, and answer those who ask what was used.",
        source: read(
          "California Privacy Protection Agency",
          "https://cppa.ca.gov/announcements/2025/20250923.html",
        ),
      },
      {
        name: "Executive Order 14110 on AI",
        short: "AI order of 2023",
        period: "2023–2025",
        status: { tone: "red", label: "Rescinded 2025" },
        summary: "It told federal agencies to study what AI does to jobs and how to protect workers.",
        more: "It put no duties on private employers. It was revoked on January 20, 2025.",
        source: read(
          "Economic Policy Institute",
          "https://www.epi.org/policywatch/eo-removing-barriers-to-american-leadership-in-artificial-intelligence/",
        ),
      },
      {
        name: "Executive order against state AI laws",
        short: "Order on state AI laws",
        period: "2025–present",
        status: { tone: "yellow", label: "In dispute" },
        summary:
          "A December 2025 order tells federal agencies to challenge state AI laws they consider burdensome.",
        more: "It does not cancel any state law by itself, but it set up a Justice Department task force to sue states.",
        source: read(
          "The White House",
          "https://www.whitehouse.gov/presidential-actions/2025/12/eliminating-state-law-obstruction-of-national-artificial-intelligence-policy/",
        ),
      },
      {
        name: "South Korea AI Basic Act",
        short: "South Korea AI Act",
        period: "2026–present",
        status: { tone: "yellow", label: "Grace period" },
        summary:
          "In effect since January 22, 2026, with extra duties for AI that affects areas such as hiring, loans and health.",
        more: "Fines of up to 30 million won were put on hold for at least the first year.",
        source: read("Shin & Kim", "https://www.shinkim.com/eng/media/newsletter/3117"),
      },
      {
        name: "Canada's Artificial Intelligence and Data Act",
        short: "Canada's AI bill",
        period: "2022–2025",
        status: { tone: "red", label: "Died 2025" },
        isBill: true,
        summary: "Part of Bill C-27, it would have set rules for high-impact AI systems.",
        more: "It stalled in committee and lapsed when Parliament was suspended on January 6, 2025.",
        source: read("openparliament.ca", "https://openparliament.ca/bills/44-1/C-27/"),
      },
    ],
  },
  {
    title: "Workforce training",
    items: [
      {
        name: "Trade Adjustment Assistance",
        short: "Trade aid",
        period: "1962–2022",
        status: { tone: "red", label: "Lapsed 2022" },
        summary:
          "It paid for retraining and longer income support for almost 5 million people who lost jobs to trade.",
        more: "A study of 300,000 workers found about $50,000 in extra earnings over ten years, though the yearly gain faded. The program stopped approving new groups of workers on July 1, 2022.",
        source: read(
          "Mack Institute, Wharton School",
          "https://mackinstitute.wharton.upenn.edu/2018/can-displaced-labor-be-retrained/",
        ),
      },
      {
        name: "Workforce Innovation and Opportunity Act (WIOA)",
        short: "WIOA",
        period: "2014–present",
        status: { tone: "yellow", label: "Funded year by year" },
        summary:
          "The main federal job training law. Its authorization ran out in 2020 and Congress funds it year by year.",
        more: "New research finds training is worth about $3,000 a quarter to workers leaving highly AI-exposed jobs, up from about $1,000 before 2020.",
        source: read("National Bureau of Economic Research", "https://www.nber.org/papers/w34174"),
      },
      {
        name: "Registered Apprenticeship",
        short: "Apprenticeship",
        period: "1937–present",
        status: { tone: "green", label: "In force" },
        summary: "Paid, on-the-job training that ends in a recognized credential.",
        more: "A study in ten states looked at people six years after they began. They earned about $6,600 more a year.",
        source: read("US Department of Labor", "https://www.apprenticeship.gov/"),
      },
      {
        name: "Workforce Pell Grants",
        short: "Workforce Pell Grants",
        period: "2026–present",
        status: { tone: "yellow", label: "Just launched" },
        summary: "Since July 2026, federal Pell Grants can pay for job programs of 8 to 15 weeks.",
        more: "A governor must approve the program, and at least 70% of those who finish must find jobs. It is too early to know how workers fare.",
        source: read(
          "National College Attainment Network",
          "https://www.ncan.org/news/712759/Workforce-Pell-Youve-Got-Questions-Weve-Got-Some-Answers.htm",
        ),
      },
      {
        name: "Sector-based training (WorkAdvance)",
        short: "WorkAdvance",
        period: "2011–2025",
        status: { tone: "finished", label: "Study finished 2025" },
        summary:
          "Four local programs trained low-income adults for specific industries and were tested with random assignment.",
        more: "All raised earnings at some point, but only one still showed a gain ten years later.",
        source: read(
          "MDRC",
          "https://www.mdrc.org/work/publications/effects-sector-focused-training-after-10-years",
        ),
      },
    ],
  },
  {
    title: "State and local",
    items: [
      {
        name: "New York City Local Law 144",
        short: "NYC hiring audits",
        period: "2023–present",
        status: { tone: "yellow", label: "Weak enforcement" },
        summary:
          "Employers that use automated hiring tools must get a yearly bias audit and tell candidates.",
        more: "A state audit in December 2025 counted only two complaints. At 32 companies it found at least 17 possible violations, where the city had found one.",
        source: read(
          "New York State Comptroller",
          "https://www.osc.ny.gov/state-agencies/audits/2025/12/02/enforcement-local-law-144-automated-employment-decision-tools",
        ),
      },
      {
        name: "New York layoff notice AI question",
        short: "NY layoff question",
        period: "2025–present",
        status: { tone: "yellow", label: "No disclosures yet" },
        summary:
          "Since March 2025, New York's layoff notice form asks whether technology or automation was a reason.",
        more: "In the first 11 months, none of about 160 employers, covering nearly 28,300 workers, said yes.",
        source: read(
          "New York State Department of Labor",
          "https://dol.ny.gov/worker-adjustment-and-retraining-notification-warn",
        ),
      },
      {
        name: "Connecticut layoff notice (Public Act 26-15)",
        short: "CT layoff notices",
        period: "2026–present",
        status: { tone: "green", label: "In force" },
        summary: "Since October 1, 2026, a layoff notice must say whether AI plays a part.",
        more: "The same goes for other new technology.",
        source: read(
          "Nixon Peabody",
          "https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation",
        ),
      },
      {
        name: "Colorado AI Act (SB 24-205)",
        short: "Colorado AI Act",
        period: "2024–2026",
        status: { tone: "red", label: "Replaced 2026" },
        summary:
          "The first broad state law against biased AI decisions in hiring and housing never took effect.",
        more: "It was delayed, then paused by a court. In May 2026 a narrower notice law (SB 26-189) replaced it, starting January 1, 2027.",
        source: read("Colorado General Assembly", "https://leg.colorado.gov/bills/sb26-189"),
      },
      {
        name: "Illinois AI in employment law (HB 3773)",
        short: "Illinois AI job law",
        period: "2026–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Since January 1, 2026, it is a civil rights violation for employers to use AI in ways that discriminate.",
        more: "They must tell workers when AI is used in job decisions. Detailed notice rules were still being worked out in mid-2026.",
        source: read(
          "Illinois General Assembly",
          "https://www.ilga.gov/legislation/PublicActs/View/103-0804",
        ),
      },
      {
        name: "California No Robo Bosses (SB 7, then SB 947)",
        short: "California: Robo Bosses",
        period: "2025–present",
        status: { tone: "yellow", label: "Starts July 2027" },
        summary: "From July 1, 2027, no one may be fired or disciplined by an automated system alone.",
        more: "The governor vetoed a first version in October 2025 as too broad. A narrower one was signed in September 2026.",
        source: read(
          "California Legislative Information",
          "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202520260SB947",
        ),
      },
      {
        name: "California AI layoff disclosure (SB 951)",
        short: "California layoff forms",
        period: "2026–present",
        status: { tone: "yellow", label: "Starts January 2027" },
        summary:
          "Large employers already file layoff notices. From January 1, 2027, these must also say when technology caused the job loss.",
        more: "The state must publish a study of the results by 2028.",
        source: read(
          "California Legislative Information",
          "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202520260SB951",
        ),
      },
    ],
  },
  {
    title: "International",
    items: [
      {
        name: "Finland basic income trial",
        short: "Finland trial",
        period: "2017–2018",
        status: { tone: "finished", label: "Trial finished 2018" },
        summary:
          "Two thousand unemployed people received 560 euros a month for two years, whether or not they found work.",
        more: "The effect on employment was small, but people felt healthier and more secure. The trial was not extended.",
        source: read(
          "economicpossibility.org",
          "https://www.economicpossibility.org/sources/kela-basic-income-experiment-finland",
        ),
      },
      {
        name: "Ireland Basic Income for the Arts",
        short: "Ireland arts income",
        period: "2022–present",
        status: { tone: "green", label: "Made permanent" },
        summary:
          "A pilot paid 2,000 artists 325 euros a week. A review for the government put the gain at 1.39 euros for each euro spent.",
        more: "In February 2026 a lasting scheme was announced.",
        source: read(
          "Reuters",
          "https://www.reuters.com/world/ireland-rolls-out-pioneering-basic-income-scheme-artists-2026-02-10/",
        ),
      },
      {
        name: "Germany short-time work (Kurzarbeit)",
        short: "German short-time work",
        period: "Early 1900s–present",
        status: { tone: "green", label: "In force" },
        summary:
          "When work dries up, employers cut hours instead of jobs and the state replaces 60% to 67% of the lost pay.",
        more: "It covered about 1.5 million workers at the 2009 peak and almost 6 million in April 2020. The employment agency credited it then with saving about three million jobs.",
        source: read("Deutsche Welle", "https://www.dw.com/en/short-time-work-the-german-model/av-53825426"),
      },
      {
        name: "Germany training allowance (Qualifizierungsgeld)",
        short: "German training pay",
        period: "2024–present",
        status: { tone: "yellow", label: "New program" },
        summary:
          "Since April 2024, workers whose jobs are threatened by structural change can retrain while still employed.",
        more: "The program covers 60% to 67% of net pay, and the employer pays for the course. Independent results are still limited.",
        source: read(
          "Stern, in German",
          "https://www.stern.de/wirtschaft/news/cannabis--elterngeld--energie--das-aendert-sich-im-april_34579696-34579690.html",
        ),
      },
      {
        name: "Denmark flexicurity",
        short: "Danish model",
        period: "1990s–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Employers can hire and fire with ease. Workers get strong unemployment pay and must get help to find new work.",
        more: "In normal years about three in four laid-off workers find a job within a year. Workers on low pay are covered less well.",
        source: read(
          "OECD",
          "https://www.oecd.org/denmark/denmark-could-do-more-to-help-vulnerable-laid-off-workers.htm",
        ),
      },
      {
        name: "Singapore SkillsFuture Level-Up",
        short: "SkillsFuture",
        period: "2024–present",
        status: { tone: "green", label: "In force" },
        summary:
          "Citizens aged 40 and over get S$4,000 for training, and a monthly allowance if they study full time.",
        more: "Nearly 4,300 people without work trained for a new career. About 55% of them found work within six months.",
        source: read(
          "Ministry of Education, Singapore",
          "https://www.moe.gov.sg/news/parliamentary-replies/20250925-reporting-cet-employment-outcomes",
        ),
      },
    ],
  },
];
