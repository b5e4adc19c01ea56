import { describe, expect, it } from "vitest";
import { newsletterForm } from "~/features/subscribers/signup/signup.form";
import { defineForm } from "./define-form";
import { submittedValues, validateForm } from "./validate-form.server";

const form = defineForm({
  name: "sample",
  anchor: "sample",
  analytics: "contact",
  fields: [
    { type: "text", name: "name", label: "Name", required: "Enter your name" },
    { type: "email", name: "email", label: "Email", required: "Enter your email address" },
    { type: "tel", name: "phone", label: "Phone" },
    {
      type: "select",
      name: "subject",
      label: "Subject",
      required: "Choose a subject",
      options: [{ value: "support", label: "Support" }],
    },
    { type: "textarea", name: "message", label: "Message", rows: 4, max: 20, required: "Write your message" },
  ],
  submit: { idle: "Send", busy: "Sending..." },
  messages: { success: "Thank you", failure: "Sorry" },
});

const good = { name: "Sam", email: "sam@example.org", subject: "support", message: "Hello" };
const check = (sent: Record<string, string>) => validateForm(form, new Map(Object.entries(sent)));
const errors = (sent: Record<string, string>) => {
  const result = check(sent);
  return result.ok ? {} : result.errors;
};

describe("checkForm", () => {
  it("returns what was typed, trimmed, with optional fields empty", () => {
    expect(check({ ...good, name: "  Sam \t" })).toEqual({ ok: true, values: { ...good, phone: "" } });
  });

  it("says one thing for each field that is wrong, in the order of the fields", {
    tags: ["@public-5.1"],
  }, () => {
    expect(errors({})).toEqual({
      name: "Enter your name",
      email: "Enter your email address",
      subject: "Choose a subject",
      message: "Write your message",
    });
    expect(Object.keys(errors({ message: "Hi" }))).toEqual(["name", "email", "subject"]);
  });

  it.each([
    "sam@example",
    "sam",
    "sam@",
    "@example.org",
    "a b@example.org",
    "sam@example.org\r\nBcc: x@y.org",
  ])("rejects %j as an email address", { tags: ["@public-5.2"] }, (email) => {
    expect(errors({ ...good, email })).toEqual({ email: "Enter an email address, like name@example.com" });
  });

  it("takes invisible characters out of codes, and leaves them in names", () => {
    const form = defineForm({
      name: "code",
      anchor: "code",
      fields: [
        { type: "text", name: "code", label: "Code", autocomplete: "one-time-code" },
        { type: "text", name: "name", label: "Name" },
      ],
      submit: { idle: "Go", busy: "Going" },
      messages: { success: "Done", failure: "Failed" },
    });
    const sent = new Map([
      ["code", "\u2066123\u200b456\u2069\u3000"],
      ["name", "علی\u200cرضا"],
    ]);
    expect(validateForm(form, sent)).toEqual({ ok: true, values: { code: "123456", name: "علی\u200cرضا" } });
  });

  it("takes an internationalized domain, in the spelling that is stored and mailed", () => {
    expect(check({ ...good, email: " sam@exämple.org " })).toMatchObject({
      ok: true,
      values: { email: "sam@xn--exmple-cua.org" },
    });
  });

  it.each([
    "\u202asam@example.org\u202c",
    "sam@example.org\u200b",
    "\u00a0sam@example.org\u3000",
    "mailto:sam@example.org",
    "Sam Ortiz <sam@example.org>",
    "sam@example.org,",
    "sam＠example.org",
  ])("takes %j as an email address", (email) => {
    expect(check({ ...good, email })).toMatchObject({ ok: true, values: { email: "sam@example.org" } });
  });

  it("takes what nobody sees out of a telephone number, and leaves it in names and messages", () => {
    const name = "کتاب\u200cها";
    const message = "می\u200cخواهم";
    expect(check({ ...good, name, message, phone: "\u202a+1 555 0100\u202c" })).toMatchObject({
      ok: true,
      values: { name, message, phone: "+1 555 0100" },
    });
  });

  it("rejects a choice that is not offered", () => {
    expect(errors({ ...good, subject: "hacking" })).toEqual({ subject: "Choose a subject" });
  });

  it("rejects text that is too long, counting line ends as the browser does not", () => {
    expect(errors({ ...good, message: "x".repeat(21) })).toEqual({
      message: "Message must be 20 characters or fewer",
    });
    expect(errors({ ...good, message: "123456789\r\n1234567890" })).toEqual({});
  });

  it("takes out control characters, and line ends from one-line fields", () => {
    const result = check({ ...good, name: "Sam\u0000\r\nOrtiz", message: "a\u0007\ufffe\r\nb" });
    expect(result).toMatchObject({ ok: true, values: { name: "Sam Ortiz", message: "a\nb" } });
  });

  it("takes a checkbox for ticked when it is sent at all, and applies the form's own rule last", () => {
    const both = { name: "Sam", email: "sam@example.org" };
    const invalid = validateForm(newsletterForm, new Map(Object.entries(both)));
    expect(invalid).toEqual({
      ok: false,
      errors: { wantsNews: "Please select at least one type of update to receive." },
    });
    const valid = validateForm(newsletterForm, new Map(Object.entries({ ...both, wantsNews: "on" })));
    expect(valid).toMatchObject({ ok: true, values: { wantsNews: true, wantsTeamUpdates: false } });
  });
});

describe("a web address and a day", () => {
  const form = defineForm({
    name: "link",
    anchor: "link",
    fields: [
      { type: "url", name: "url", label: "Web address" },
      { type: "date", name: "day", label: "Day" },
    ],
    submit: { idle: "Save", busy: "Saving..." },
    messages: { success: "", failure: "" },
  });
  const wrong = (sent: Record<string, string>) => {
    const result = validateForm(form, new Map(Object.entries(sent)));
    return result.ok ? [] : Object.keys(result.errors);
  };

  it("are taken when they are one, or empty where they may be", () => {
    expect(wrong({ url: "https://example.org/a?b#c", day: "2026-02-28" })).toEqual([]);
    expect(wrong({ url: "", day: "" })).toEqual([]);
  });

  it("are taken with characters around them that nobody sees", () => {
    const result = validateForm(
      form,
      new Map([
        ["url", "\u200ehttps://example.org/\u200b"],
        ["day", "\ufeff2026-02-28"],
      ]),
    );
    expect(result).toEqual({ ok: true, values: { url: "https://example.org/", day: "2026-02-28" } });
  });

  it.each(["javascript:alert(1)", "ftp://example.org", "example.org", "//example.org", "data:text/html,x"])(
    "reject %s",
    (url) => expect(wrong({ url, day: "2026-02-30" })).toEqual(["url", "day"]),
  );
});

describe("a password", () => {
  const login = defineForm({
    name: "login",
    anchor: "login",
    fields: [
      { type: "email", name: "email", label: "Email", required: "Enter your email address" },
      {
        type: "password",
        name: "password",
        label: "Password",
        autocomplete: "current-password",
        required: "Enter your password",
      },
    ],
    submit: { idle: "Sign in", busy: "Signing in..." },
    messages: { success: "", failure: "" },
  });
  const sent = new Map([
    ["email", " sam@example.org "],
    ["password", "  two words\t"],
  ]);

  it("is taken exactly as it was typed", () => {
    expect(validateForm(login, sent)).toEqual({
      ok: true,
      values: { email: "sam@example.org", password: "  two words\t" },
    });
  });

  it("is not put back into the page", () => {
    expect(submittedValues(login, sent)).toEqual({ email: " sam@example.org ", password: "" });
  });

  it("is required and has an end", () => {
    const wrong = (password: string) => validateForm(login, new Map([...sent, ["password", password]]));
    expect(wrong("")).toEqual({ ok: false, errors: { password: "Enter your password" } });
    expect(wrong("x".repeat(201))).toEqual({
      ok: false,
      errors: { password: "Password must be 200 characters or fewer" },
    });
  });
});
