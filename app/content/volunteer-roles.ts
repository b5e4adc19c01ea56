export const roleTitles = {
  peer_counselor: "Peer Counselor",
  mental_health_professional: "Mental Health Professional",
  policy_advocate: "Policy Advocate",
  community_moderator: "Community Moderator",
};

export type VolunteerRole = keyof typeof roleTitles;

/** The specification's time, which is an aim here as on every page. */
export const replyAim = "We aim to reply within 48 hours.";

export const applicationSteps = [
  {
    title: "We read it",
    text: "Only our staff read your application.",
  },
  {
    title: "We talk",
    text: "You ask your questions on a short call, and we ask ours.",
  },
  {
    title: "You start small",
    text: "You begin beside someone who knows the role, and you can stop at any time.",
  },
];
