import type { BounceKind } from "~/database/schema/schema.server";
import { defineForm } from "~/kits/forms/define-form";

export const undeliverablePage = {
  title: "Addresses that get no mail",
  description: "For staff: addresses that newsletters and team updates no longer go to, and why.",
  intro:
    "Mail to these addresses came back or was reported as unwanted. Nothing more is sent to them until you allow it again, or until the person signs up again.",
  columns: ["Email", "Why", "Since", ""],
  reasons: {
    hard: "The address does not exist",
    soft: "Mail came back three times",
    complaint: "Reported as unwanted",
  } satisfies Record<BounceKind, string>,
  link: (count: string) => `${count} addresses get no mail`,
  one: "1 address gets no mail",
};

export const allowMailForm = defineForm({
  name: "allow-mail",
  anchor: "undeliverable",
  fields: [{ type: "hidden", name: "email" }],
  submit: { idle: "Allow mail again", busy: "Allowing..." },
  messages: {
    success: "The address gets mail again.",
    failure: "Mail to the address could not be allowed. Please try again.",
  },
});
