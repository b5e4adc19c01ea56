import type { Link } from "./links";
import { retentionPeriod } from "./privacy/personal-data";

export const confirmPage = {
  title: "Confirm your subscription",
  description:
    "Confirm with one button that our mails may come to your address. Until you do, we send you nothing.",
  ask: {
    heading: "Do you want our mails?",
    text: "Press the button, and we send this to:",
    choices: { news: "The weekly newsletter", teamUpdates: "Updates from our team" },
    button: "Confirm",
    ignore: "If you did not ask for them, you can just close this page. Then we send nothing.",
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
