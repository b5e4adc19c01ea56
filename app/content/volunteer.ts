import type { OutsidePlace } from "~/lib/site-settings";
import type { CallToAction, Card, Hero, Link, Page } from "./types";
import { applicationSteps, replyAim, roleTitles, type VolunteerRole } from "./volunteer-roles";

export const page = {
  path: "/volunteer",
  title: "Volunteer With Us",
  description:
    "Listen, counsel, speak up or keep a community kind. Volunteer roles for people who want to help workers displaced by AI, from home.",
} satisfies Page;

export const rolePages = {
  peer_counselor: {
    path: "/volunteer?role=peer_counselor",
    title: "Apply as a peer counselor",
    description:
      "Listen to people in their first hard weeks without work, and help them find the next step. From home, 2 to 4 hours a week.",
  },
  mental_health_professional: {
    path: "/volunteer?role=mental_health_professional",
    title: "Apply as a mental health professional",
    description:
      "Stand behind our peer counselors, lead a support group, and help members find care they can afford. From home, 3 to 6 hours a week.",
  },
  policy_advocate: {
    path: "/volunteer?role=policy_advocate",
    title: "Apply as a policy advocate",
    description:
      "Follow the rules that decide what happens to workers, explain them in plain words, and help members speak up. 4 to 8 hours a week.",
  },
  community_moderator: {
    path: "/volunteer?role=community_moderator",
    title: "Apply as a community moderator",
    description:
      "Welcome people to our chat, answer questions, and keep it a place where a scared person dares to write. 5 to 10 hours a week.",
  },
} satisfies Record<VolunteerRole, Page>;

export const hero = {
  heading: "Volunteer With Us",
  intro:
    "The best help often comes from someone who was there a year ago. Pick the role that fits you. A few hours a week are enough, and you can do it from home.",
  actions: [
    { label: "Choose a role", to: "#roles" },
    { label: "What happens after you apply", to: "#next-steps" },
  ],
  picture: "A raised hand with a headset, between two speech bubbles",
} satisfies Hero & { picture: string };

export type RoleCard = Card & {
  role: VolunteerRole;
  /** The role is offered only where this is set. */
  place?: OutsidePlace;
  commitment: string;
  doing: string[];
  needs: string[];
  /** What its license does not cover here. */
  limits?: string[];
  /** The role's own page says as well how we look after whom it weighs on. */
  isHeavy?: boolean;
  action: { label: string; to: `/volunteer?role=${VolunteerRole}` };
};

export const roles = {
  heading: "Choose a role",
  age: "Volunteers must be 18 or older.",
  doingLabel: "What you do",
  needsLabel: "What you need",
  limitsLabel: "What you do not do",
  guidelines: { label: "Community guidelines", to: "/terms-of-service#community-guidelines" },
  careLabel: "How we look after you",
  care: [
    { title: "Screening", text: "we talk on a call before anything begins" },
    { title: "Training", text: "we go through the role with you, and what stays private" },
    { title: "Support", text: "when something weighs on you, turn to the person you begin beside" },
    {
      title: "Danger",
      text: "911 if a life is in danger, 988 for thoughts of suicide, and then you tell us",
    },
  ],
  cards: [
    {
      role: "peer_counselor",
      title: roleTitles.peer_counselor,
      commitment: "2–4 hours per week",
      text: "You talk with people in their first hard weeks. You listen, help them sort the papers, and tell them what helped you.",
      doing: [
        "Talk with one or two people a week by phone, video or chat",
        "Help them find the next step and the right program",
        "Pass on to a professional what is too heavy for you",
      ],
      needs: [
        "You lost work, or nearly did, and found some footing",
        "You can listen without rushing to fix things",
        "You keep private what you are told",
      ],
      isHeavy: true,
      action: { label: "Apply for this role", to: "/volunteer?role=peer_counselor" },
    },
    {
      role: "mental_health_professional",
      title: roleTitles.mental_health_professional,
      commitment: "3–6 hours per week",
      text: "You bring training that peers do not have. You stand behind our counselors and help members find care they can afford.",
      doing: [
        "Lead or back up a support group",
        "Advise peer counselors on hard conversations",
        "Help members find low-cost care near them",
      ],
      needs: [
        "A current license, or supervised practice, in counseling, social work or psychology",
        "Respect for the line between support and treatment",
        "Patience with people who mistrust offices and forms",
      ],
      limits: [
        "You do not treat or diagnose anybody here",
        "You do not advise members on care in states where you have no license",
      ],
      isHeavy: true,
      action: { label: "Apply for this role", to: "/volunteer?role=mental_health_professional" },
    },
    {
      role: "policy_advocate",
      title: roleTitles.policy_advocate,
      commitment: "4–8 hours per week",
      text: "You follow the rules that decide what happens to workers. You help members say in public what those rules did to them.",
      doing: [
        "Follow one bill or rule and explain it in plain words",
        "Write to lawmakers, or meet them with other advocates",
        "Help members get ready to speak at a hearing",
      ],
      needs: [
        "You check facts before you share them",
        "You stay calm with people who disagree",
        "No law degree needed",
      ],
      action: { label: "Apply for this role", to: "/volunteer?role=policy_advocate" },
    },
    {
      role: "community_moderator",
      place: "community-chat",
      title: roleTitles.community_moderator,
      commitment: "5–10 hours per week",
      text: "You keep the chat a place where a scared person dares to write. You welcome people, answer questions and end fights early.",
      doing: [
        "Greet new members and point them to help",
        "Keep talk within the community guidelines",
        "Act fast when someone may be in danger",
      ],
      needs: [
        "You know your way around online chat",
        "You are fair, even to people you don't like",
        "You can be there at set hours, evenings too",
      ],
      isHeavy: true,
      action: { label: "Apply for this role", to: "/volunteer?role=community_moderator" },
    },
  ],
} satisfies {
  heading: string;
  age: string;
  doingLabel: string;
  needsLabel: string;
  limitsLabel: string;
  guidelines: Link;
  careLabel: string;
  care: Card[];
  cards: RoleCard[];
};

export const backToRoles = { label: "Back to Roles", to: "/volunteer" } satisfies Link;

export const application = {
  role: "The role",
  time: "Your time:",
  toForm: "Go to the form",
  heading: "Tell us about yourself",
  text: "There are no wrong answers, and short ones are fine. Volunteers must be 18 or older.",
} satisfies Record<string, string>;

export function applicationHeading(role: VolunteerRole | undefined): string {
  return `Apply: ${role ? roleTitles[role] : "Volunteer"}`;
}

export const nextSteps = {
  heading: "What happens after you apply",
  aim: replyAim,
  items: applicationSteps,
} satisfies { heading: string; aim: string; items: Card[] };

export const closing = {
  heading: "Not sure yet?",
  text: "Ask us anything, or spend some time in the chat first. And if you need help yourself right now, take it. You can always give later.",
  textWithoutChat:
    "Ask us anything. And if you need help yourself right now, take it. You can always give later.",
  actions: [
    { label: "Contact Us", to: "/contact" },
    { label: "Join our community chat", to: "community-chat" },
    { label: "Get help", to: "/services/support-and-resources" },
  ],
} satisfies CallToAction;
