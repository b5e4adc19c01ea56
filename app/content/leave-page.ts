export const leavePage = {
  label: "Leave this page",
  /** The weather fits into any history. */
  to: "https://www.weather.gov/",
  about: "(opens the weather on another site)",
  keys: "or press Shift three times",
  pressTwice: "Shift: press it two more times to leave.",
  pressOnce: "Shift: press it once more to leave.",
} as const;
