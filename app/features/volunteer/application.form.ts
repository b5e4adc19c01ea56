import { applicationSteps, replyAim, roleTitles } from "~/content/volunteer-roles";
import type { VolunteerRole } from "~/database/schema/schema.server";
import { defineForm } from "~/kits/forms/define-form";

interface FormPlace {
  anchor: string;
  roles: readonly VolunteerRole[];
}

/** Public specification, sections 4, 5 and 8. Asks for the role only where the page's answer was not one of `roles`. */
export function volunteerForm({ anchor, roles }: FormPlace) {
  const options = roles.map((role) => ({ value: role, label: roleTitles[role] }));
  return defineForm({
    name: "volunteer",
    anchor,
    analytics: "volunteer",
    fields: [
      {
        type: "select",
        name: "role",
        label: "Role",
        options,
        placeholder: "Choose a role",
        required: "Choose the role you are applying for",
      },
      {
        type: "text",
        name: "firstName",
        label: "First name",
        autocomplete: "given-name",
        required: "Enter your first name",
      },
      {
        type: "text",
        name: "lastName",
        label: "Last name",
        autocomplete: "family-name",
        required: "Enter your last name",
      },
      {
        type: "email",
        name: "email",
        label: "Email",
        autocomplete: "email",
        required: "Enter your email address",
      },
      {
        type: "tel",
        name: "phone",
        label: "Phone",
        hint: "For our short call.",
        autocomplete: "tel",
      },
      {
        type: "text",
        name: "location",
        label: "Location",
        hint: "Your town or city, and your state or country.",
        autocomplete: "address-level2",
        required: "Enter where you live",
      },
      {
        type: "textarea",
        name: "experience",
        label: "What have you done or been through that would help?",
        hint: "Work, training or life. Only our staff read it.",
        rows: 4,
        required: "Tell us about your experience",
      },
      {
        type: "textarea",
        name: "motivation",
        label: "Why do you want to do this?",
        hint: "A sentence is enough.",
        rows: 2,
        required: "Tell us why you want to do this",
      },
      {
        type: "textarea",
        name: "availability",
        label: "Which hours suit you, and in which time zone?",
        hint: "Such as: Tuesday evenings, Central.",
        rows: 3,
        required: "Tell us when you have time",
      },
      { type: "textarea", name: "additionalInfo", label: "Anything else we should know?", rows: 3 },
    ],
    submit: { idle: "Submit Application", busy: "Submitting Application..." },
    messages: {
      success: "Thank you for your application! We'll review it and get back to you within 48 hours.",
      failure: "Something went wrong. Please try again or contact us directly.",
    },
    confirmation: {
      next: "A person reads it and writes to the email address you gave.",
      link: { label: "See what we build together", to: "/services/community-building" },
      again: "Send another application",
    },
    reply: replyAim,
    steps: applicationSteps.map(({ text }) => text),
    isInSteps: true,
  });
}

export type VolunteerForm = ReturnType<typeof volunteerForm>;
