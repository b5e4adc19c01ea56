/** What the survey's markup and its script in the browser agree on. */

export const STEPS_ID = "survey-steps";
/** Takes the survey's place once it is sent. */
export const THANKS_ID = "survey-thanks";
/** Names the draft in session storage. */
export const STORAGE_KEY = "survey";
