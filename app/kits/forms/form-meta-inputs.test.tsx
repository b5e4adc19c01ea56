import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defineForm } from "./define-form";
import { FormMetaInputs } from "./form-meta-inputs";

const form = defineForm({
  name: "sample",
  anchor: "sample",
  honeypot: true,
  fields: [],
  submit: { idle: "Send", busy: "Sending..." },
  messages: { success: "Sent.", failure: "Not sent." },
});

it("hides the field that nobody may fill in without any style sheet", () => {
  expect(renderToStaticMarkup(<FormMetaInputs form={form} />)).toMatch(
    /<div hidden=""><label>Leave this field empty<input type="text"/,
  );
});
