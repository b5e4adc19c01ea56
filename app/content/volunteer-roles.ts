export const roleTitles = {
  peer_counselor: "Peer Counselor",
  mental_health_professional: "Mental Health Professional",
  policy_advocate: "Policy Advocate",
  community_moderator: "Community Moderator",
};

export type VolunteerRole = keyof typeof roleTitles;
