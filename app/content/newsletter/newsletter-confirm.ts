import type { Link } from "../links";
import { retentionPeriod } from "../privacy/personal-data";

export const confirmPage = {
  title: "Confirm your subscription",
  description:
    "Confirm with one button that our mails may come to your address. Until you do, we send you nothing.",
  ask: {
    heading: "Do you want our mails?",
    text: "Check your name and choose what you want, then press the button. We write to:",
    ignore: "If you did not ask for them, you can just close this page. Then we send nothing.",
  },
  form: {
    heading: "Your name and your mails",
    name: "Name",
    nameMissing: "Enter your name",
    legend: "What would you like to receive?",
    news: "Weekly newsletter with AI job news",
    teamUpdates: "Updates from our team",
    submit: { idle: "Confirm", busy: "Confirming..." },
    messages: {
      success: "You are on the list.",
      failure: "Something went wrong. Nothing was confirmed. Please try again.",
    },
    nothingChosen: "Please select at least one type of update to receive.",
  },
  confirmed: {
    heading: "You are on the list",
    text: "From now on we write to:",
    next: "You can leave the list at any time, with a link in every mail.",
    link: { label: "Read the latest news", to: "/news" },
  },
  unknown: {
    heading: "This link does not work",
    text: `The address of this page has no valid code in it. The link may have been cut off, or it is more than ${retentionPeriod("signups")} old. Sign up once more and we send you a new one.`,
    again: { label: "Sign up", to: "/#newsletter" },
  },
} satisfies Record<string, string | Record<string, string | Link | Record<string, string>>>;
