/** Instead of a subscriber's token in previews and test mails: its pages explain themselves and change nothing. */
export const TEST_TOKEN = "test";
