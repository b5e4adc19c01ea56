import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { responseTimes } from "../contact";
import { firstWeek as spanishWeek } from "../es/first-week";
import { privacyInShort } from "../es/privacy";
import { firstWeek } from "../first-week";
import { accessSteps } from "../resources/support-resources-page";
import { privacyPolicy } from "./privacy-policy";
import { termsOfService } from "./terms-of-service";

/** Listed in the public specification, section 2, "Legal pages". */
const PRIVACY_HEADINGS = [
  "commitment",
  "information collected",
  "use",
  "sharing",
  "security",
  "rights",
  "retention",
  "children's privacy",
  "changes",
  "contact",
];
const TERMS_HEADINGS = [
  "acceptance",
  "services",
  "eligibility",
  "community guidelines",
  "privacy",
  "financial assistance",
  "intellectual property",
  "disclaimers",
  "resource limitations",
  "limitation of liability",
  "account termination",
  "changes to terms",
  "governing law and disputes",
  "questions",
  "closing reminder",
];

/** Each file that uses the browser's storage has the policy's words for it, or none where only staff use it. */
const STORED_BY_BROWSER: Readonly<Record<string, string | undefined>> = {
  "app/browser/report-event.ts": "a random number for that browser tab",
  "app/features/survey/survey-form.tsx": "An unfinished survey",
  "app/features/first-week/tick-steps.server.ts": "Ticks on the list",
  "app/features/resources/public/own-list.server.ts": "Your own list of entries",
  "app/lib/draft-storage.ts": undefined,
  "app/lib/single-keys.ts": undefined,
};

describe.each([
  ["privacy policy", privacyPolicy, PRIVACY_HEADINGS],
  ["terms of service", termsOfService, TERMS_HEADINGS],
])("the %s", (_name, document, listed) => {
  it("has every heading of the specification, in its order", { tags: ["@public-2.21"] }, () => {
    const headings = document.sections.map(({ heading }) => heading.toLowerCase());
    expect(headings).toHaveLength(listed.length);
    listed.forEach((words, index) => {
      expect(headings[index]).toContain(words);
    });
  });

  it("has anchors that are not used twice", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("legal promises", () => {
  const privacy = JSON.stringify(privacyPolicy);
  const terms = JSON.stringify(termsOfService);

  it.each([
    "January 2025",
    "plus 3 years",
    "7 years",
    "3 years at most",
    "30 days more",
    "a scrambled code of your address stays",
    "asks about your immigration status",
    firstWeek.ticks.clear,
    "within 30 days",
    "under 13",
  ])("privacy policy says %s", { tags: ["@public-9.9"] }, (words) => {
    expect(privacy).toContain(words);
  });

  it.each([
    "14 días",
    "120 días",
    "13 meses",
    "3 años como máximo",
    "1 día como máximo",
    "Queda un código de su correo",
    "Nunca le decimos a su empleador",
    "cuenta el texto en inglés",
    spanishWeek.ticks.clear,
  ])("the policy in short says %s", { tags: ["@public-9.9"] }, (words) => {
    expect(JSON.stringify(privacyInShort)).toContain(words);
  });

  it.each(["18 or older", "30-day review", "48 hours", "general-email", "legal-email", "community-email"])(
    "terms say %s",
    { tags: ["@public-9.6", "@public-9.9"] },
    (words) => {
      expect(terms).toContain(words);
    },
  );

  it("promise no more and ask for no more than the pages they are about", () => {
    expect(JSON.stringify(accessSteps)).toContain("There are no documents to send.");
    expect(terms).toContain("you need not send documents");
    expect(terms).not.toMatch(/proof/);
    for (const words of [terms, responseTimes.intro])
      expect(words).toMatch(/aim to .*ometimes it takes longer/);
  });

  it("name all that a visitor's browser keeps", () => {
    const users = globSync("app/**/*.{ts,tsx}").filter(
      (path) => !path.includes(".test.") && /\b(?:local|session)Storage\./.test(readFileSync(path, "utf8")),
    );
    expect(users.sort()).toEqual(Object.keys(STORED_BY_BROWSER).sort());
    for (const words of Object.values(STORED_BY_BROWSER)) if (words) expect(privacy).toContain(words);
  });
});
