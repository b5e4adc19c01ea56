import { retentionPeriod } from "~/content/privacy/personal-data";
import type { Link } from "~/content/types";
import { weeklyNewsletter } from "./newsletter-mails";

export const preferencesPage = {
  title: "Your emails from us",
  description:
    "Choose which emails you get from us, change your name, leave the list, or have everything erased. You need no login.",
  heading: "Your emails from us",
  text: "What you choose here is for:",
  form: {
    heading: "What would you like to get?",
    name: "New name",
    nameHint:
      "We do not show the name we have, because emails get passed on. Leave this empty to keep it as it is.",
    legend: "Emails",
    news: "Weekly newsletter with AI job news",
    teamUpdates: "Updates from our team",
    submit: { idle: "Save", busy: "Saving..." },
    messages: {
      success: "Your choice is saved.",
      failure: "Something went wrong. Your choice was not saved. Please try again.",
    },
    nothingChosen: "Choose at least one kind of email. To get none at all, leave the list below.",
  },
  leave: {
    heading: "Leave, or be erased",
    text: "If you leave, we send nothing more, and only note that this address has left. If you have yourself erased, nothing about the address stays on our list.",
    button: "Leave the list",
    erase: "Erase everything",
  },
  left: {
    heading: "You have left our mailing list",
    text: "We send no emails to:",
    comeBack: { label: "Sign up again", to: "/#newsletter" },
    erase: "Erase everything",
  },
  eraseAsk: {
    heading: "Erase everything about this address?",
    text: "Name, choices, and every note of an email we sent are deleted at once, also from what our staff could restore. We cannot undo this. It is about:",
    button: "Erase everything",
    back: "No, go back",
    other:
      "This covers our mailing list. You can also see, copy and erase everything else that we have stored about you:",
    everything: { label: "Your data", to: "/your-data" },
  },
  erased: {
    heading: "Everything is erased",
    text: "Our mailing list holds nothing more about this address. An email that is already on its way may still reach you.",
    home: { label: "To the home page", to: "/" },
  },
} satisfies Record<string, string | Record<string, string | Link | Record<string, string>>>;

export const confirmPage = {
  title: "Confirm your subscription",
  description:
    "Confirm with one button that our emails may come to your address. Until you do, we send you nothing.",
  ask: {
    heading: "Do you want our emails?",
    text: "Check your name and choose what you want, then press the button. We write to:",
    ignore: "If you did not ask for them, you can just close this page. Then we send nothing.",
  },
  form: {
    heading: "Your name and your emails",
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
    next: "You can leave the list at any time, with a link in every email.",
    link: { label: "Read the latest news", to: "/news" },
  },
  unknown: {
    heading: "This link does not work",
    text: `The address of this page has no valid code in it. The link may have been cut off, or it is more than ${retentionPeriod("signups")} old.`,
    again: "Sign up once more",
    note: "We email you a new link.",
  },
} satisfies Record<string, string | Record<string, string | Link | Record<string, string>>>;

export const unsubscribePage = {
  title: "Unsubscribe",
  description:
    "Leave our mailing list with one button. You need no login, we will not ask why, and you can come back whenever you like.",
  ask: {
    heading: "Leave our mailing list?",
    text: "If you press the button, we stop the weekly newsletter and all other updates to:",
    button: "Unsubscribe",
    keep: "If you want to keep getting our emails, you can just close this page.",
  },
  left: {
    heading: "You have left our mailing list",
    text: "We will send no more emails to:",
    onItsWay: "An email that is already on its way may still reach you.",
    comeBack: { label: "Sign up again", to: "/#newsletter" },
  },
  test: {
    heading: "This link is from a test email",
    text: "It changes nothing. In the email that goes out, every reader has a link of their own here.",
    home: { label: "Go to the homepage", to: "/" },
  },
  unknown: {
    heading: "This link does not work",
    text: "The address of this page has no valid code in it. The link may have been cut off, or the address is no longer on our list. Type your email address, and we email you a new link. You can also write to us, and we take you off the list by hand.",
    contact: { label: "Contact us", to: "/contact" },
  },
} satisfies Record<string, string | Record<string, string | Link>>;

const { resources, speakUp } = weeklyNewsletter;

/** In the words of the newsletter's own headings, so that nothing is promised that it does not hold. */
const promised = ({ heading }: { heading: string }) => heading.charAt(0).toLowerCase() + heading.slice(1);

/** Public specification, sections 4, 5 and 8. */
export const newsletterSignup = {
  heading: "One email a week at most, for workers",
  intro: `News about AI and jobs, ${promised(resources)}, and ${promised(speakUp)}. Free, leave any time.`,
  /** Stands at the button. */
  asksBy: "You get an email to confirm.",
  archive: { label: "See what is in it", to: "/newsletter" },
  /** Until the first issue has gone out, in place of the link to the past ones. */
  firstToCome: { label: "No issue out yet: see a sample", to: "/newsletter#sample" },
  form: {
    name: "Name",
    nameMissing: "Enter your name",
    nameWithLink: "Enter your name without web or email addresses",
    nameWithoutLetters: "Enter a name with letters in it",
    email: "Email",
    emailMissing: "Enter your email address",
    legend: "What would you like to receive?",
    news: "Weekly newsletter",
    teamUpdates: "Updates from our team on its work, now and then",
    nothingChosen: "Please select at least one type of update to receive.",
    submit: { idle: "Subscribe", busy: "Subscribing..." },
    messages: {
      success:
        "Thank you for subscribing! You'll receive our weekly newsletter with the latest AI job displacement news.",
      failure: "Something went wrong. Please try again.",
    },
    /** Public specification, section 8: shown while it cannot be used to find out who subscribes. */
    alreadySubscribed: "This email is already subscribed to our newsletter.",
  },
  confirmation: {
    first: "You are not on the list yet. Press the button in our mail.",
    next: "Look in your inbox, and in the spam folder. Until you press the button we send nothing else. You can leave the list at any time, with a link in every issue.",
    /** Holds where nobody is asked to confirm but who comes back. */
    nextAtOnce:
      "If our email asks you to confirm, press its button: until then we send nothing else. You can leave the list at any time, with a link in every issue.",
    link: { label: "Read the latest news", to: "/news" },
    again: "Sign up another address",
  },
} satisfies Record<string, string | Link | Record<string, string | Link | Record<string, string>>>;
