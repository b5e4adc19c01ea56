import { describe, expect, it } from "vitest";
import { readEnvironment } from "~/server/read-environment.server";
import { sendingBlockers } from "./settings.server";

const complete = {
  SESSION_SECRET: "s".repeat(32),
  SMTP_URL: "smtp://user:password@mail.example.org:587",
  SITE_URL: "https://aa.example",
  MAIL_FROM: "News <news@aa.example>",
  POSTAL_ADDRESS: "1 Real Street",
};
const LOCAL_SMTP = "smtp://127.0.0.1:25";

/** The settings that the reasons are about, one each. */
const blocking = (variables: Record<string, string>) =>
  sendingBlockers(readEnvironment({ ...complete, ...variables })).map((reason) => reason.split(" ")[0]);

describe("sendingBlockers", () => {
  it.each([
    ["everything is set", {}],
    ["mails become files", { SMTP_URL: "", SITE_URL: "", MAIL_FROM: "", POSTAL_ADDRESS: "" }],
    ["the mail server is on this machine", { SMTP_URL: LOCAL_SMTP }],
    [
      "site and mail server are both on this machine",
      { SMTP_URL: LOCAL_SMTP, SITE_URL: "http://127.0.0.1:3000" },
    ],
    ["both are called localhost", { SMTP_URL: "smtp://localhost", SITE_URL: "http://localhost:3000" }],
  ])("has none where %s", (_, variables) => {
    expect(blocking(variables)).toEqual([]);
  });

  it.each([
    ["SITE_URL is unset", { SITE_URL: "" }, ["SITE_URL"]],
    [
      "SITE_URL is unset and the mail server is on this machine",
      { SITE_URL: "", SMTP_URL: LOCAL_SMTP },
      ["SITE_URL"],
    ],
    ["SITE_URL is this machine", { SITE_URL: "https://localhost" }, ["SITE_URL"]],
    ["SITE_URL is a plain http address", { SITE_URL: "http://aa.example" }, ["SITE_URL"]],
    [
      "SITE_URL is a plain http address and the mail server is on this machine",
      { SITE_URL: "http://aa.example", SMTP_URL: LOCAL_SMTP },
      ["SITE_URL"],
    ],
    [
      "nothing else is set",
      { SITE_URL: "", MAIL_FROM: " ", POSTAL_ADDRESS: "" },
      ["SITE_URL", "MAIL_FROM", "POSTAL_ADDRESS"],
    ],
  ])("names the settings where %s", (_, variables, expected) => {
    expect(blocking(variables)).toEqual(expected);
  });
});
