import type { Link } from "../links";

export const preferencesPage = {
  title: "Your mails from us",
  description:
    "Choose which mails you get from us, change your name, leave the list, or have everything erased. You need no login.",
  heading: "Your mails from us",
  text: "What you choose here is for:",
  form: {
    heading: "What would you like to get?",
    name: "New name",
    nameHint:
      "We do not show the name we have, because mails get passed on. Leave this empty to keep it as it is.",
    legend: "Mails",
    news: "Weekly newsletter with AI job news",
    teamUpdates: "Updates from our team",
    submit: { idle: "Save", busy: "Saving..." },
    messages: {
      success: "Your choice is saved.",
      failure: "Something went wrong. Your choice was not saved. Please try again.",
    },
    nothingChosen: "Choose at least one kind of mail. To get none at all, leave the list below.",
  },
  leave: {
    heading: "Leave, or be erased",
    text: "If you leave, we send nothing more, and only note that this address has left. If you have yourself erased, nothing about the address stays on our list.",
    button: "Leave the list",
    erase: "Erase everything",
  },
  left: {
    heading: "You have left our mailing list",
    text: "We send no mails to:",
    comeBack: { label: "Sign up again", to: "/#newsletter" },
    erase: "Erase everything",
  },
  eraseAsk: {
    heading: "Erase everything about this address?",
    text: "Name, choices, and every note of a mail we sent are deleted at once, also from what our staff could restore. We cannot undo this. It is about:",
    button: "Erase everything",
    back: "No, go back",
    other:
      "This covers our mailing list. You can also see, copy and erase everything else that we have stored about you:",
    everything: { label: "Your data", to: "/your-data" },
  },
  erased: {
    heading: "Everything is erased",
    text: "Our mailing list holds nothing more about this address. A mail that is already on its way may still reach you.",
    home: { label: "To the home page", to: "/" },
  },
} satisfies Record<string, string | Record<string, string | Link | Record<string, string>>>;
