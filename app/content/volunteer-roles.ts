export const roleTitles = {
  peer_counselor: "Peer Counselor",
  mental_health_professional: "Mental Health Professional",
  policy_advocate: "Policy Advocate",
  community_moderator: "Community Moderator",
};

export type VolunteerRole = keyof typeof roleTitles;

export const applicationSteps = [
  {
    title: "We read it",
    text: "A person reads your application and replies within 48 hours.",
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
