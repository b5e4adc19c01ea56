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
    text: "A person reads your application.",
  },
  {
    title: "We talk",
    text: "A short call, so that you can ask your questions and we can ask ours.",
  },
  {
    title: "You start small",
    text: "You begin beside someone who knows the role. You can change roles, pause or stop at any time.",
  },
];
