export const distributionCopy = {
  heading: "How people answered",
  note: "The five most frequent answers to each question, over all responses, with their share of all answers to it.",
  titles: {
    impact_level: "Impact Level",
    worry_level: "Worry Level",
    industry_changes: "Industry",
    financial_impact: "Financial Impact",
  },
  none: "No answers yet.",
};
