import { replyAim } from "~/content/volunteer-roles";
import type { AnalyticsForm, PartnershipType } from "~/database/schema/schema.server";
import { defineForm } from "~/kits/forms/define-form";

/** The value of an option is what staff read in the table, so it is the label too. */
export const partnershipTypes = [
  "Corporate Sponsorship",
  "Event Partnership",
  "Resource Sharing",
  "Advocacy Collaboration",
  "Other",
] satisfies PartnershipType[];

/** Public specification, sections 4, 5 and 8. @param name the form's name in its events */
function partnershipForm(name: Extract<AnalyticsForm, "partnership" | "corporate_partnership">) {
  return defineForm({
    name,
    anchor: "partnership-form",
    analytics: name,
    fields: [
      {
        type: "select",
        name: "partnershipType",
        label: "Partnership type",
        options: partnershipTypes.map((type) => ({ value: type, label: type })),
        placeholder: "Choose a type of partnership",
        required: "Choose a type of partnership",
      },
      {
        type: "text",
        name: "companyName",
        label: "Company or organization",
        autocomplete: "organization",
        required: "Enter the name of your company or organization",
      },
      {
        type: "text",
        name: "contactName",
        label: "Contact name",
        hint: "The person we should write to.",
        autocomplete: "name",
        required: "Enter the name of the person we should write to",
      },
      {
        type: "email",
        name: "email",
        label: "Email",
        autocomplete: "email",
        required: "Enter your email address",
      },
      { type: "tel", name: "phone", label: "Phone", autocomplete: "tel" },
      {
        type: "textarea",
        name: "message",
        label: "Message",
        hint: "What do you have in mind, and by when?",
        rows: 5,
        required: "Tell us what you have in mind",
      },
    ],
    submit: { idle: "Send Partnership Request", busy: "Sending..." },
    messages: {
      success: "Thank you for your interest in partnering with us! We'll be in touch within 48 hours.",
      failure: "Something went wrong. Please try again or contact us directly.",
    },
    confirmation: {
      next: "A person reads it and writes to the email address you gave.",
      link: { label: "Read what workers told us", to: "/survey-results" },
      again: "Send another request",
    },
    reply: replyAim,
    steps: [
      "A person reads it and writes to the email address you gave.",
      "What you send is read by our staff alone, and shown on no page.",
    ],
  });
}

export type PartnershipForm = ReturnType<typeof partnershipForm>;

export const partnerPageForm = partnershipForm("partnership");
export const corporatePageForm = partnershipForm("corporate_partnership");
