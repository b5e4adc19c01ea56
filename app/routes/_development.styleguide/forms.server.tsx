import { Section } from "~/components/section";
import { defineForm, type FormDefinition } from "~/kits/forms/define-form";
import type { FormErrorState } from "~/kits/forms/form-result";
import { SiteForm } from "~/kits/forms/site-form";
import { InState } from "./in-state.server";
import { Sample } from "./sample.server";

/** A form with every kind of field, under a name of its own, so that the page has no id twice. */
function everyField(name: string) {
  return defineForm({
    name,
    anchor: "forms",
    honeypot: true,
    fields: [
      { type: "text", name: "name", label: "Name", autocomplete: "off", required: "Enter your name" },
      {
        type: "email",
        name: "email",
        label: "Email",
        hint: "We only use it to answer you.",
        autocomplete: "off",
        required: "Enter your email address",
      },
      { type: "tel", name: "phone", label: "Phone", autocomplete: "off" },
      { type: "password", name: "password", label: "Password", autocomplete: "new-password" },
      {
        type: "select",
        name: "role",
        label: "Role",
        placeholder: "Choose a role",
        options: [
          { value: "listener", label: "Listener" },
          { value: "organizer", label: "Organizer" },
        ],
        required: "Choose a role",
      },
      { type: "textarea", name: "message", label: "Message", rows: 3, required: "Enter your message" },
      {
        type: "radios",
        name: "worry",
        label: "How worried are you?",
        hint: "Choose the nearest.",
        options: [
          { value: "very", label: "Very worried" },
          { value: "not", label: "Not worried" },
        ],
        required: "Choose an answer",
      },
      { type: "checkbox", name: "news", label: "Weekly news", initially: true },
      { type: "checkbox", name: "team", label: "Updates from our team", initially: false },
    ],
    checkboxLegend: "Send me",
    submit: { idle: "Send", busy: "Sending..." },
    messages: {
      success: "Thank you! We have your message.",
      failure: "Something went wrong. Please try again.",
    },
  });
}

const idle = everyField("idle");
const wrong = everyField("wrong");
const failed = everyField("failed");
const accepted = everyField("accepted");
const busy = everyField("busy");
const beside = everyField("beside");

const typed = { name: "Sam Ortiz", email: "sam.ortiz", message: "My whole team is gone.", team: "on" };

function invalid(
  { name }: FormDefinition,
  answer: Pick<FormErrorState, "errors" | "failure">,
): FormErrorState {
  return { invalid: true, form: name, values: typed, ...answer };
}

const wrongAnswers = {
  email: "Enter an email address, like name@example.com",
  role: "Choose a role",
  worry: "Choose an answer",
  news: "Please select at least one type of update to receive.",
};

/** Every state a form can be in (public specification, section 4), with every kind of field. */
export function FormsSection() {
  return (
    <>
      <Section id="forms" title="Forms" lead="The same form in each of its states." background="card">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <Sample name="Idle">
            <SiteForm form={idle} />
          </Sample>
          <Sample name="Refused, with messages beside the fields">
            <InState errorState={invalid(wrong, { errors: wrongAnswers })}>
              <SiteForm form={wrong} />
            </InState>
          </Sample>
          <Sample name="Could not be saved">
            <InState errorState={invalid(failed, { errors: {}, failure: failed.messages.failure })}>
              <SiteForm form={failed} />
            </InState>
          </Sample>
          <Sample name="Accepted">
            <InState sent={accepted.name}>
              <SiteForm form={accepted} />
            </InState>
          </Sample>
          <Sample name="On its way to the server">
            <InState sending={busy.name}>
              <SiteForm form={busy} />
            </InState>
          </Sample>
        </div>
      </Section>
      <Section
        kind="form"
        id="form-section"
        title="FormSection"
        lead="What the form is for stands above it on a phone, and beside it where there is room."
        aside={<p>What one should know before filling it in.</p>}
      >
        <SiteForm form={beside} />
      </Section>
    </>
  );
}
