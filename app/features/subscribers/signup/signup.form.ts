import { defineForm, MAX_LENGTH } from "~/kits/forms/define-form";

/** Public specification, sections 4, 5 and 8. */
export const newsletterForm = defineForm({
  name: "newsletter",
  anchor: "newsletter",
  analytics: "newsletter",
  fields: [
    {
      type: "text",
      name: "name",
      label: "Name",
      autocomplete: "name",
      required: "Enter your name",
      max: MAX_LENGTH.name,
    },
    {
      type: "email",
      name: "email",
      label: "Email",
      autocomplete: "email",
      required: "Enter your email address",
    },
    { type: "checkbox", name: "wantsNews", label: "Weekly newsletter with AI job news", initially: true },
    { type: "checkbox", name: "wantsTeamUpdates", label: "Updates from our team", initially: true },
  ],
  checkboxLegend: "What would you like to receive?",
  submit: { idle: "Subscribe", busy: "Subscribing..." },
  messages: {
    success:
      "Thank you for subscribing! You'll receive our weekly newsletter with the latest AI job displacement news.",
    failure: "Something went wrong. Please try again.",
  },
  confirmation: {
    next: "Now look in your mailbox, and in the spam folder. If our mail asks you to confirm, press its button: until then we send nothing else. You can leave the list at any time, with a link in every issue.",
    link: { label: "Read the latest news", to: "/news" },
    again: "Sign up another address",
  },
  rule: ({ wantsNews, wantsTeamUpdates }) =>
    wantsNews || wantsTeamUpdates
      ? undefined
      : { field: "wantsNews", message: "Please select at least one type of update to receive." },
});

/** Public specification, section 8: shown while it cannot be used to find out who subscribes. */
export const alreadySubscribed = "This email is already subscribed to our newsletter.";
