export const secondFactor = {
  on: {
    since: (time: string) => `On since ${time}.`,
    left: (count: number) =>
      count === 1 ? "You have one recovery code left." : `You have ${count} recovery codes left.`,
  },
} as const;
