export const teamUpdate = {
  kind: "News from the team",
  footer: {
    reason: "You get this mail because this address was signed up for updates from the team of",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why. It ends all our mails to this address.",
  },
} as const;
