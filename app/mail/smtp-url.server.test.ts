import { describe, expect, it } from "vitest";
import { isLoopbackHost, isTlsChoiceValid, nodemailerUrl, smtpTls } from "./smtp-url.server";

describe("smtpTls", () => {
  it.each([
    ["smtp://user:secret@mail.example.org:587", "required"],
    ["smtp://192.0.2.1", "required"],
    ["smtp://127.0.0.1.example.org", "required"],
    ["smtp://localhost.example.org", "required"],
    ["smtp://[2001:db8::1]", "required"],
    ["smtp://mail.example.org?ignoreTLS=true", "required"],
    ["smtp://mail.example.org?tls=optional", "optional"],
    ["smtp://localhost", "optional"],
    ["smtp://LOCALHOST.:25", "optional"],
    ["smtp://127.0.0.1:2525", "optional"],
    ["smtp://127.8.9.1", "optional"],
    ["smtp://[::1]:25", "optional"],
    ["smtp://127.0.0.1?tls=required", "required"],
    ["smtps://mail.example.org", "implicit"],
    ["smtps://mail.example.org?tls=optional", "implicit"],
  ])("says for %s: %s", (url, expected) => {
    expect(smtpTls(url)).toBe(expected);
  });
});

describe("isLoopbackHost", () => {
  it("rejects the address that means every interface", () => {
    expect(isLoopbackHost("0.0.0.0")).toBe(false);
  });
});

describe("nodemailerUrl", () => {
  it("leaves credentials and other parameters as they are", () => {
    const url = "smtp://us%40er:p%2Fw%3F@mail.example.org:587?tls=required&name=aa.org";
    expect(nodemailerUrl(url)).toBe(
      "smtp://us%40er:p%2Fw%3F@mail.example.org:587?name=aa.org&requireTLS=true",
    );
  });

  it("lets no other parameter turn required encryption off", () => {
    expect(nodemailerUrl("smtp://mail.example.org?requireTLS=false")).toBe(
      "smtp://mail.example.org?requireTLS=true",
    );
  });
});

describe("isTlsChoiceValid", () => {
  it.each([
    ["smtp://mail.example.org", true],
    ["smtp://mail.example.org?tls=required", true],
    ["smtp://mail.example.org?tls=no", false],
    ["smtp://mail.example.org?tls=", false],
  ])("says for %s: %s", (url, expected) => {
    expect(isTlsChoiceValid(url)).toBe(expected);
  });
});
