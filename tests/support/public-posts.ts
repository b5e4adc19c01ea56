import { languageOf } from "~/content/page";
import { makeChallenge, signChallenge } from "~/features/contact/challenge.server";
import { contactForms } from "~/features/contact/contact.form";
import { corporatePageForm, partnerPageForm } from "~/features/partnership/application.form";
import { reportForms } from "~/features/resources/public/report.form";
import { newsletterForms } from "~/features/subscribers/signup/signup.form";
import { surveyForm } from "~/features/survey/survey.form";
import { volunteerForm } from "~/features/volunteer/application.form";
import type { Field, FormDefinition } from "~/kits/forms/define-form";
import { formPages } from "./pages";
import type { PostedForm } from "./posted-forms";
import type { Site } from "./server";

/** Those that exist in both languages. */
const translated = { newsletter: newsletterForms, contact: contactForms, resource_report: reportForms };

const isTranslated = (name: string): name is keyof typeof translated => name in translated;

/** The public forms by name, with the table that each fills. */
export const publicForms = {
  newsletter: { form: newsletterForms.en, table: "newsletter_signups" },
  contact: { form: contactForms.en, table: "contact_submissions" },
  survey: { form: surveyForm, table: "ai_impact_surveys" },
  volunteer: {
    form: volunteerForm({
      anchor: "application",
      roles: ["community_moderator", "mental_health_professional", "policy_advocate", "peer_counselor"],
    }),
    table: "volunteer_applications",
  },
  partnership: { form: partnerPageForm, table: "partnership_applications" },
  corporate_partnership: { form: corporatePageForm, table: "partnership_applications" },
  resource_report: { form: reportForms.en, table: "resource_reports" },
} as const;

export interface PublicPost extends PostedForm {
  page: string;
  form: FormDefinition;
  table: (typeof publicForms)[keyof typeof publicForms]["table"];
  email: string;
}

/** @param id distinguishes the sender, and each text, from all others */
function typed(field: Field, id: string): string {
  switch (field.type) {
    case "email":
      return `${id}@example.org`;
    case "select":
    case "radios":
      return field.options.at(-1)?.value ?? "";
    case "checkbox":
      return "on";
    case "tel":
      return "555 0100";
    case "hidden":
      return "1";
    case "textarea":
      // As a person writes: what reads like spam is held.
      return `I lost my job and need help with the rent. ${field.name} ${id.replaceAll(".", " ")}`;
    default:
      // Without dots: a name is no link.
      return `${field.name} of ${id.replaceAll(".", " ")}`;
  }
}

const isPublicForm = (name: string): name is keyof typeof publicForms => name in publicForms;

/** A post that is accepted, of every public form of every page, with each field filled in. */
export function publicPosts({ env }: Pick<Site, "env">, id: string): PublicPost[] {
  return formPages.flatMap(({ page, action, forms }, place) =>
    forms.filter(isPublicForm).map((name): PublicPost => {
      const { table } = publicForms[name];
      const form = isTranslated(name) ? translated[name][languageOf(page)] : publicForms[name].form;
      const sender = `${id}.${place}.${name.replaceAll("_", "-")}`;
      const body = Object.fromEntries(form.fields.map((field) => [field.name, typed(field, sender)]));
      if (name === "contact") {
        const challenge = makeChallenge(new Date());
        body.challenge = signChallenge({ SESSION_SECRET: env.SESSION_SECRET ?? "" }, challenge);
        body.securityAnswer = String(challenge.first + challenge.second);
        // Who cannot solve the sum has the message held for review.
        delete body.withoutSum;
      }
      if (page.includes("policy")) body.role = "policy_advocate";
      return { page, action, form, table, email: `${sender}@example.org`, body: { form: name, ...body } };
    }),
  );
}
