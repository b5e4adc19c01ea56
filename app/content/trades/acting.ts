import {
  cashHelp,
  emergencyOperator,
  firstSteps,
  legalAid,
  occupationsOn,
  type Trade,
  trainingSpecialist,
  undated,
} from "./trade";

const nava = {
  name: "National Association of Voice Actors",
  link: "https://navavoices.org/synth-ai/",
} as const;

export const acting: Trade = {
  page: {
    path: "/work/acting",
    title: "Acting, voice work and AI: help and rights",
    description:
      "For actors and voice actors: clauses on AI copies of your voice, laws in four states, SAG-AFTRA and NAVA, relief funds, and next jobs with pay.",
  },
  lead: "When AI takes the work: what to look for before you sign, what the law gives you, funds for performers in need, who stands up for you, and jobs that use what you know.",
  week: [
    ...firstSteps,
    {
      start: { label: "Read each contract before you sign", to: "#people" },
      text: ". Look for “simulation”, “synthesization”, “digital double” and “machine learning”.",
    },
    {
      start: { label: "Look up what your state says", to: "#law" },
      text: " on copies of your voice or face. A clause that you signed may not bind you.",
    },
    {
      start: { label: "Apply to a fund", to: "#money" },
      text: " for rent or bills. Have proof of what you earned in the last six years. If a bill cannot wait, see",
      end: cashHelp,
    },
  ],
  law: [
    {
      label: "California, New York, Illinois: copies in contracts",
      next: legalAid,
      text: "A clause on a digital copy of you may not bind you if all three are true:",
      conditions: [
        "The copy does work that you would have done in person.",
        "The clause does not say reasonably clearly what the copy is for.",
        "You had neither a lawyer for it nor a union contract on it.",
      ],
      after: [
        "California: for performances by a copy since January 1, 2025.",
        "New York: for new performances by a copy. The rest of the contract stays.",
        "Illinois: for new performances by a copy since January 1, 2026.",
      ],
      source: {
        name: "California Legislature: Assembly Bill 2602",
        link: "https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB2602",
      },
      date: "2024",
      otherSources: [
        {
          source: {
            name: "New York General Obligations Law §\u00a05‑302",
            link: "https://www.nysenate.gov/legislation/laws/GOB/5-302",
          },
          date: undated,
        },
        {
          source: {
            name: "Illinois Compiled Statutes, 815 ILCS 550/10",
            link: "https://www.ilga.gov/legislation/ilcs/fulltext?DocName=081505500K10",
          },
          date: "January 1, 2026",
        },
      ],
    },
    {
      label: "Tennessee: your voice",
      next: legalAid,
      text: "The ELVIS Act protects your voice, real or simulated, since July 1, 2024. You can sue anyone who makes it public knowing that you did not allow it, and anyone who offers a tool that is mainly for such copies.",
      source: {
        name: "Tennessee: Public Chapter 588",
        link: "https://publications.tnsosfiles.com/acts/113/pub/pc0588.pdf",
      },
      date: "March 21, 2024",
    },
    {
      label: "New York: ads",
      next: legalAid,
      text: "Since June 9, 2026, an ad with a performer made by AI must say so. Audio ads are left out. The fine is $1,000, and $5,000 the next time.",
      source: {
        name: "New York State Assembly: bill S8420-A",
        link: "https://assembly.state.ny.us/leg/?Text=Y&bn=S8420&term=2025",
      },
      date: "2025",
    },
    {
      label: "A court on cloned voices",
      next: legalAid,
      text: "On July 10, 2025, a federal judge let two voice actors go on with their case against Lovo: under New York’s law on the use of a voice, on consumer protection and on their contracts. Most claims of copyright and trademark fell.",
      source: {
        name: "Rebecca Tushnet on Lehrman v. Lovo",
        link: "https://tushnet.blogspot.com/2025/07/ai-voice-cloning-opinion-narrows-claims.html",
      },
      date: "July 21, 2025",
    },
  ],
  money: [
    {
      label: "Entertainment Community Fund",
      text: "For a sudden need, such as rent or health care, in theater, film, TV, music, radio and dance. You show earnings of the last six years, with $10,000 or more in three of them. From 60 on, other rules hold.",
      action: {
        label: "Apply to the Entertainment Community Fund",
        link: "https://entertainmentcommunity.org/node/936",
      },
      source: {
        name: "Entertainment Community Fund: questions",
        link: "https://entertainmentcommunity.org/faqs-financial-assistance",
      },
      date: "2025",
    },
    {
      label: "SAG-AFTRA Foundation",
      text: "For members who are paid up and have papers on a sudden crisis: illness, eviction, or work lost to a shutdown or strike.",
      action: {
        label: "Apply to the SAG-AFTRA Foundation",
        link: "https://sagaftra.foundation/elegibility-requirments-and-how-to-apply/",
      },
      source: {
        name: "SAG-AFTRA Foundation",
        link: "https://sagaftra.foundation/elegibility-requirments-and-how-to-apply/",
      },
      date: undated,
    },
    {
      label: "Actors in New York City",
      text: "The Episcopal Actors’ Guild, open to all faiths, gives up to $500, or $750 above 65. It pays your landlord or doctor. You need five years in a row as a performer.",
      action: {
        label: "Apply to the Episcopal Actors’ Guild",
        link: "https://www.actorsguild.org/earp.html",
      },
      source: { name: "Episcopal Actors’ Guild", link: "https://www.actorsguild.org/earp.html" },
      date: undated,
    },
  ],
  people: [
    {
      label: "Union jobs",
      text: "“Simulation”, “synthesization”, “digital double” or “machine learning” in a SAG-AFTRA contract? The National Association of Voice Actors (NAVA) advises: take the job, and report the clause to the union. It strikes such words afterwards.",
      action: { label: "See the words to look for", link: nava.link },
      source: nava,
      date: undated,
    },
    {
      label: "What a contract should say",
      text: "NAVA’s list: your consent to the use, its limits and its end, what you are paid, and how your voice is kept safe.",
      action: { label: "Read NAVA’s list for contracts", link: nava.link },
      source: nava,
      date: undated,
    },
    {
      label: "A rider to add",
      text: "NAVA has a free page to add to a contract, against use of your voice or face to train AI. You need not be a member.",
      action: { label: "See NAVA’s website for the rider", link: "https://navavoices.org/" },
      source: {
        name: "Copyright Alliance on NAVA",
        link: "https://copyrightalliance.org/nava-community-partner-spotlight/",
      },
      date: undated,
    },
    {
      label: "SAG-AFTRA: film and TV",
      text: "In the contract of 2026, producers say that they will not put a performer made by AI into a human role unless that brings “significant additional value”. They must talk to the union first, and it can go to arbitration.",
      source: {
        name: "TheWrap",
        link: "https://www.thewrap.com/industry-news/tech/sag-aftra-ai-protections-in-new-contract-synthetic/",
      },
      date: "May 2026",
    },
    {
      label: "SAG-AFTRA: video games",
      text: "Before a replica of you is made and used, the company needs your consent in writing, apart from the rest and clear about the use. There are few exceptions.",
      source: { name: "Davis+Gilbert", link: "https://www.dglaw.com/sag-aftras-new-video-game-agreement" },
      date: "2025",
    },
  ],
  jobs: [
    { ...emergencyOperator, fit: "You have a clear voice, and stay calm when it counts." },
    { ...trainingSpecialist, fit: "You hold a room, and can play any part in an exercise." },
    {
      title: "Fitness trainer",
      pay: "$46,180",
      training: "a high school diploma and a short training on the job. Employers like a certificate.",
      outlook: "12% more jobs expected from 2024 to 2034, and about 74,200 openings a year.",
      fit: "You lead a group, and know how to train a body and a voice.",
      link: "https://www.bls.gov/ooh/personal-care-and-service/fitness-trainers-and-instructors.htm",
    },
  ],
  happening: [
    {
      label: "Pay and jobs",
      text: "Half of all actors earned more than $23.33 an hour in May 2024. There were about 57,000 jobs. Little or no change is expected to 2034, with about 6,300 openings a year. AI may replace some actors in some fields.",
      source: {
        name: "Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/entertainment-and-sports/actors.htm",
      },
      date: occupationsOn,
    },
    {
      label: "Voices",
      text: "Phone systems, training videos, audiobooks, ads and games have been read by voice actors. Their association says that AI puts these jobs at risk.",
      source: {
        name: "Copyright Alliance on NAVA",
        link: "https://copyrightalliance.org/nava-community-partner-spotlight/",
      },
      date: undated,
    },
  ],
  entries: [
    {
      title: "Entertainment Community Fund Emergency Grants",
      text: "Money, advice and career services, on stage and behind the scenes.",
    },
    { title: "Freelancers Union", text: "Guides to contracts and pay for people who work for themselves." },
    {
      title: "NLRB Worker Rights",
      text: "Protects talk about pay, AI and layoffs with coworkers. A charge must be filed within six months.",
    },
    { title: "Find Legal Aid", text: "Free lawyers near you, if you have little income." },
  ],
  kinds: ["Emergency Financial Assistance", "Legal Aid", "Career Counseling"],
};
