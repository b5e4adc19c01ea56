export const roleTitles = {
  peer_counselor: "Peer Counselor",
  mental_health_professional: "Mental Health Professional",
  policy_advocate: "Policy Advocate",
  community_moderator: "Community Moderator",
};

export type VolunteerRole = keyof typeof roleTitles;

/** The role, in the address after an application. */
export const APPLIED_PARAMETER = "applied";

/** Follows the specification's sentence after an application. */
export const appliedAs = (role: VolunteerRole): string => `You applied as: ${roleTitles[role]}.`;

/** The specification's time, which is an aim here as on every page. */
export const replyAim = "We aim to reply within 48 hours.";

export const applicationSteps = [
  {
    title: "We read it",
    text: "Only our staff read your application.",
  },
  {
    title: "We talk",
    text: "You ask your questions, and we ask ours, by phone or video link.",
  },
  {
    title: "You start small",
    text: "You begin beside someone who knows the role, and you can stop at any time.",
  },
];
