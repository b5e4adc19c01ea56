import { expect, it } from "vitest";
import { defineForm } from "~/kits/forms/define-form";
import { spaced, withFormFields } from "./column-sql.queries.server";

const form = defineForm({
  name: "planted",
  anchor: "",
  fields: [
    { type: "text", name: "firstName", label: "First name" },
    { type: "text", name: "role", label: "Role" },
    { type: "text", name: "shoeSize", label: "Shoe size" },
    { type: "hidden", name: "version" },
  ],
  submit: { idle: "Send", busy: "Sending..." },
  messages: { success: "", failure: "" },
});

it("adds the fields of a form that no expression reads, under the form's labels", () => {
  const fields = { "First Name": "first_name", Role: spaced("role") };
  expect(withFormFields(form, fields)).toEqual({ ...fields, "Shoe size": "shoe_size" });
});
