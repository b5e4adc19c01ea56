/** They are counted in this order: what happens to people comes before what is found out about it. */
export const newsTopics = ["cuts", "research", "other"] as const;

export type NewsTopic = (typeof newsTopics)[number];
