export const dateRangeProblems = {
  unreadable: "That date range could not be read, so the last 30 days are shown. Choose both dates again.",
  reversed: "“From” must not be after “To”, so the last 30 days are shown. Choose both dates again.",
  tooLong:
    "A date range can be ten years long at most, so the last 30 days are shown. Choose both dates again.",
};
