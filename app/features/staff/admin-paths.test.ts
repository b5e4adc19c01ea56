import { describe, expect, it } from "vitest";
import { randomNumbers } from "#tests/support/random";
import { loginPathFor, pathAfterLogin } from "./admin-paths";

describe("pathAfterLogin", () => {
  it.each([
    ["/admin/dashboard", "/admin/dashboard"],
    [
      "/admin/dashboard/survey?from=2026-01-01&view=rates",
      "/admin/dashboard/survey?from=2026-01-01&view=rates",
    ],
    ["/admin/./dashboard#top", "/admin/dashboard"],
  ])("goes on to the staff page %s", (wish, path) => {
    expect(pathAfterLogin(wish)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "admin/dashboard",
    "https://evil.example/admin/dashboard",
    "//evil.example/admin/dashboard",
    "/\\evil.example/admin/dashboard",
    "/\t/evil.example/admin/",
    "\\\\evil.example/admin/",
    "javascript:alert(1)//admin/",
    "/administrator",
    "/admin",
    "/admin/../",
    "/admin/%2e%2e/contact",
    "/",
    "/admin/login?next=/admin/login",
    "/admin/logout",
    "/admin/login/code",
    "/admin/reset-password?token=abc",
    "//",
  ])("never leads to %j", (wish) => {
    expect(pathAfterLogin(wish)).toBe("/admin/dashboard");
  });
});

describe("pathAfterLogin, for a file,", () => {
  it.each([
    ["/admin/exports/contact.csv?q=a&status=new", "/admin/dashboard/contact?q=a&status=new"],
    ["/admin/exports/article.csv", "/admin/dashboard/newsletter"],
    ["/admin/exports/articles.csv?q=a", "/admin/articles/all?q=a"],
    ["/admin/exports/chart/survey.csv?view=rates", "/admin/dashboard/survey?view=rates"],
    ["/admin/exports/chart/overview.csv", "/admin/dashboard"],
    ["/admin/resources.csv", "/admin/resources"],
  ])("leads from %s to its page", (wish, page) => expect(pathAfterLogin(wish)).toBe(page));
});

describe("loginPathFor", () => {
  const path = (url: string, init?: RequestInit) => loginPathFor(new Request(url, init));

  it("leads back to the page with its search", () => {
    const login = path("http://site/admin/dashboard?from=2026-01-01&view=rates");
    const next = new URL(login, "http://site").searchParams.get("next");
    expect(next).toBe("/admin/dashboard?from=2026-01-01&view=rates");
    expect(pathAfterLogin(next)).toBe(next);
  });

  it("leads back to the page alone after a post", () => {
    expect(path("http://site/admin/dashboard/survey?action=delete", { method: "POST" })).toBe(
      "/admin/login?next=%2Fadmin%2Fdashboard%2Fsurvey",
    );
  });

  it("leads back to the row and the filter after a post from the inbox", () => {
    const login = path("http://site/admin/dashboard/inbox?filter=mine&row=contact%3A1", { method: "POST" });
    expect(new URL(login, "http://site").searchParams.get("next")).toBe(
      "/admin/dashboard/inbox?filter=mine&row=contact%3A1",
    );
  });
});

it("never leads to another site, whatever is asked for", () => {
  const pieces = [
    "/",
    "//",
    "\\",
    "/admin/",
    "admin",
    "..",
    ".",
    "@",
    "evil.example",
    "http:",
    "javascript:",
    "\t",
    "\n",
  ];
  const more = ["%2f", "%5c", "%00", ":", "?", "#", ";", "login", "\u2215", "\ud800", " "];
  const all = [...pieces, ...more];
  const random = randomNumbers(1);
  for (let round = 0; round < 20_000; round++) {
    const wish = Array.from({ length: random() * 7 }, () => all[Math.floor(random() * all.length)]).join("");
    const { origin, pathname } = new URL(pathAfterLogin(wish), "https://site.example");
    expect({ wish, origin }).toEqual({ wish, origin: "https://site.example" });
    expect(pathname.startsWith("/admin/"), wish).toBe(true);
  }
});
