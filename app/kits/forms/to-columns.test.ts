import { expect, it } from "vitest";
import { defineForm, type ValuesOf } from "./define-form";
import { toColumns } from "./to-columns";

const form = defineForm({
  name: "sample",
  anchor: "",
  fields: [
    { type: "text", name: "firstName", label: "First name", required: "Enter it" },
    { type: "tel", name: "phone", label: "Phone" },
  ],
  submit: { idle: "Send", busy: "Sending" },
  messages: { success: "Sent", failure: "Not sent" },
});

it("maps camel case to snake case, and an empty optional field to null", () => {
  const values: ValuesOf<typeof form> = { firstName: "Sam", phone: "" };
  const columns: { first_name: string; phone: string | null } = toColumns<typeof form>(values);
  expect(columns).toEqual({ first_name: "Sam", phone: null });
});
