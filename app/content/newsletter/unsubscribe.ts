import type { Link } from "../links";

export const unsubscribePage = {
  title: "Unsubscribe",
  description:
    "Leave our mailing list with one button. You need no login, we will not ask why, and you can come back whenever you like.",
  ask: {
    heading: "Leave our mailing list?",
    text: "If you press the button, we stop the weekly newsletter and all other updates to:",
    button: "Unsubscribe",
    keep: "If you want to keep getting our mails, you can just close this page.",
  },
  left: {
    heading: "You have left our mailing list",
    text: "We will send no more mails to:",
    onItsWay: "A mail that is already on its way may still reach you.",
    comeBack: { label: "Sign up again", to: "/#newsletter" },
  },
  test: {
    heading: "This link is from a test mail",
    text: "It changes nothing. In the mail that goes out, every reader has a link of their own here.",
    home: { label: "Go to the homepage", to: "/" },
  },
  unknown: {
    heading: "This link does not work",
    text: "The address of this page has no valid code in it. The link may have been cut off, or the address is no longer on our list. Try the link in our latest mail. If that fails too, write to us and we will take you off the list by hand.",
    contact: { label: "Contact us", to: "/contact" },
  },
} satisfies Record<string, string | Record<string, string | Link>>;
