import { detailsChecked, type LegalDocument, list, paragraph } from "./legal-document";

export const termsOfService = {
  page: {
    path: "/terms-of-service",
    title: "Terms of Service",
    description:
      "The rules for using this site and our services: who can use them, how we treat each other, and what we can and cannot promise.",
  },
  heading: "Terms of Service",
  updated: { label: "Last updated January 2025", iso: "2025-01" },
  checked: detailsChecked,
  intro:
    "In short: our services are free and for people of 18 or older, and nothing here is legal or medical advice. Treat others with respect. If something goes wrong, write to us first.",
  contentsLabel: "On this page",
  sections: [
    {
      id: "acceptance",
      heading: "Acceptance of these terms",
      blocks: [
        paragraph(
          "When you use this site or a service of ",
          { setting: "organization" },
          ", you agree to these terms.",
        ),
      ],
    },
    {
      id: "services",
      heading: "Services",
      blocks: [
        paragraph("We offer, free of charge:"),
        list(
          "news, figures and videos about AI and work",
          "a directory of places that help",
          "peer support, and groups of workers as soon as enough of them ask",
          "a newsletter, at most once a week, and a survey",
          "ways to volunteer, to partner with us and to speak up",
        ),
        paragraph(
          "We are not a law firm, a clinic, a bank or an employment agency. Peer support does not replace a doctor, a therapist or a lawyer.",
        ),
      ],
    },
    {
      id: "eligibility",
      heading: "Eligibility",
      blocks: [
        paragraph(
          "You must be 18 or older to use our services. Some programs in our directory have rules of their own. Each entry lists the ones we know.",
        ),
      ],
    },
    {
      id: "community-guidelines",
      heading: "Community guidelines",
      blocks: [
        paragraph("People come to us on bad days. So we ask everyone to:"),
        list(
          "treat others with respect, even when you disagree",
          "keep what others tell you to yourself",
          "post no hate, threats or harassment",
          "sell nothing, recruit for no scheme and ask nobody for money",
          "not pretend to be another person",
          "not try to break, overload or copy the site's private data",
        ),
        paragraph("If somebody breaks these rules, write to ", { setting: "community-email" }, "."),
      ],
    },
    {
      id: "privacy",
      heading: "Privacy",
      blocks: [
        paragraph(
          "Our ",
          { label: "Privacy Policy", to: "/privacy-policy" },
          " says what we store, why, and for how long. It is part of these terms.",
        ),
      ],
    },
    {
      id: "financial-assistance",
      heading: "Financial assistance",
      blocks: [
        paragraph(
          "We can give a grant only while gifts pay for it, and often there is nothing to give. Then we say so, and try to name another place that has money.",
        ),
        list(
          "Tell us the truth when you ask for help. We take your word for it, and you need not send documents.",
          "A grant is a gift, not a loan. You owe us nothing back.",
          "A grant may count as income for taxes or benefits. Check before you accept it.",
        ),
        {
          kind: "paragraph",
          place: "donate",
          content: ["Gifts to us go through an outside platform. Its rules apply to payments and refunds."],
        },
      ],
    },
    {
      id: "intellectual-property",
      heading: "Intellectual property",
      blocks: [
        paragraph(
          "The words and drawings on this site belong to us or to the people who made them. You may print, share and quote them if you name us and link back. Please do not use our name or mark to suggest that we stand behind something.",
        ),
        paragraph(
          "News articles, studies and videos belong to their publishers. We link to them. What you write to us stays yours. We do not publish it without your consent.",
        ),
      ],
    },
    {
      id: "disclaimers",
      heading: "Disclaimers",
      blocks: [
        paragraph(
          "We work to keep this site correct and running, but we cannot promise either. It is offered as it is. Nothing here is legal, medical, tax or investment advice.",
        ),
        paragraph(
          "Forecasts about AI and jobs are uncertain. Experts disagree, and we show you where they do.",
        ),
      ],
    },
    {
      id: "resource-limitations",
      heading: "Resource limitations",
      blocks: [
        paragraph(
          "Other groups run most of the programs in our directory. Each entry says when we last checked it, or that we have not yet. Rules, phone numbers and funds change. A listing is no promise that you will get help there.",
        ),
        paragraph(
          "Volunteers do much of our work. We aim to answer requests for support within 24 hours and most other messages within 48. We hold ourselves to these times, but sometimes it takes longer.",
        ),
      ],
    },
    {
      id: "limitation-of-liability",
      heading: "Limitation of liability",
      blocks: [
        paragraph(
          "You use this site, the listed programs and the advice of other members at your own risk. As far as the law allows, we are not liable for losses that come from them. This does not limit rights that the law says cannot be limited.",
        ),
      ],
    },
    {
      id: "account-termination",
      heading: "Account termination",
      blocks: [
        paragraph(
          "We may remove somebody from our community or services who harms others or breaks these terms. We say why, and you can ask us to look at it again.",
        ),
        paragraph(
          "Visitors have no account that could be closed. You can leave the newsletter, or a group, at any time and without giving a reason.",
        ),
      ],
    },
    {
      id: "changes-to-terms",
      heading: "Changes to terms",
      blocks: [
        paragraph(
          "Before a change that matters takes effect, we post it here for a 30-day review. You can tell us what you think in that time. The first date at the top shows the latest change.",
        ),
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law and disputes",
      blocks: [
        paragraph(
          "The law of the place where ",
          { setting: "organization" },
          " has its office applies. The office is at ",
          { setting: "postal-address" },
          ". If we disagree, please write to us first. Most problems can be settled by talking. If that fails, the courts of that place decide, unless the law gives you a court closer to home.",
        ),
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      blocks: [
        paragraph(
          "We aim to send a first reply within 48 hours. Privacy requests are answered within 30 days.",
        ),
        {
          kind: "mailboxes",
          lead: "Choose the address that fits:",
          items: [
            { label: "General questions", setting: "general-email" },
            { label: "Legal and privacy questions", setting: "legal-email" },
            { label: "Community and conduct", setting: "community-email" },
          ],
          none: ["Ask us by ", { label: "our contact form", to: "/contact" }, "."],
        },
      ],
    },
    {
      id: "closing-reminder",
      heading: "A closing reminder",
      blocks: [
        paragraph(
          "Rules matter, but people come first. If anything here keeps you from asking for help, ask anyway. ",
          { label: "Write to us", to: "/contact" },
          ".",
        ),
      ],
    },
  ],
} satisfies LegalDocument;
