export const connectionProblem =
  "We could not load the list. Your connection may be down. Nothing you typed is lost: try again in a moment.";
