import type { Locator, Page } from "@playwright/test";
import { application as advocateWords } from "~/content/policy-advocacy";
import { application, applicationHeading, rolePages, roles } from "~/content/volunteer";
import { volunteerForm } from "~/features/volunteer/application.form";
import { watchFormEvents } from "../support/form-events";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";
import { button, expectSaved, fill, input, newVisitorEmail, openAgain, thanks } from "./form-steps";

const volunteer = volunteerForm({ anchor: "application", roles: roles.cards.map((card) => card.role) });
const advocate = volunteerForm({ anchor: advocateWords.anchor, roles: ["policy_advocate"] });

const answersFrom = (email: string) => ({
  firstName: "Sam",
  lastName: "Ortiz",
  email,
  phone: "555 0100",
  location: "Toledo, Ohio",
  experience: "Ten years on the phones.\nI trained new people.",
  motivation: "Somebody listened to me when I needed it.",
  availability: "Evenings, Eastern time",
  additionalInfo: "I sign <b>ASL</b>.",
});

const volunteers = (site: Site, email: string) =>
  site.db.selectFrom("volunteer_applications").selectAll().where("email", "=", email).execute();

async function chooseRole(page: Page, title: string): Promise<void> {
  const card = roles.cards.find((candidate) => candidate.title === title);
  await page.goto("/volunteer");
  await page.getByRole("link", { name: `${card?.action.label} : ${title}` }).click();
  await expect(page.getByRole("heading", { name: applicationHeading(card?.role) })).toBeInViewport();
}

test("an application is saved and shows the roles with a success message", {
  tag: ["@public-1.2", "@public-4.4"],
}, async ({ page, site }) => {
  const answers = answersFrom(newVisitorEmail());
  await chooseRole(page, "Mental Health Professional");
  await expect(page).toHaveTitle(`${rolePages.mental_health_professional.title} – After Automation`);
  await fill(page, volunteer, answers);
  await button(page, volunteer).click();

  await expect(thanks(page, volunteer)).toBeInViewport();
  await expect(page.getByRole("heading", { name: roles.heading })).toBeVisible();
  await expect(page).toHaveTitle("Sent: Volunteer With Us – After Automation");
  await expect(page.getByRole("link", { name: /^Apply for this role/ })).toHaveCount(4);
  await expect(button(page, volunteer)).toHaveCount(0);
  expect(await volunteers(site, answers.email)).toMatchObject([
    {
      role: "mental_health_professional",
      first_name: answers.firstName,
      last_name: answers.lastName,
      phone: answers.phone,
      location: answers.location,
      experience: answers.experience,
      motivation: answers.motivation,
      availability: answers.availability,
      additional_info: answers.additionalInfo,
      status: "pending",
    },
  ]);
});

test("on a phone the role and how we look after people are open, and the form has its own title", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(rolePages.peer_counselor.path);
  const role = page.locator("#application ul > li");
  await expect(role.filter({ visible: true })).toHaveCount(10);
  await expect(role.filter({ hasText: /^Danger: 911/ })).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const title = await top(page.getByRole("heading", { name: application.heading }));
  expect(title).toBeGreaterThan(await top(role.filter({ visible: true }).last()));
  expect(title).toBeLessThan(await top(input(page, volunteer, "firstName")));
});

test("a policy advocate applies on the policy page", {
  tag: ["@with-script", "@public-2.9", "@public-4.3"],
}, async ({ page, site }) => {
  const answers = answersFrom(newVisitorEmail());
  await page.goto("/services/policy-advocacy");
  await page.getByRole("link", { name: "Become a Policy Advocate" }).click();
  await fill(page, advocate, answers);
  await button(page, advocate).click();
  await expect(thanks(page, advocate)).toBeInViewport();
  await openAgain(page, advocate);
  await expect(input(page, advocate, "firstName")).toHaveValue("");
  expect(await volunteers(site, answers.email)).toMatchObject([{ role: "policy_advocate" }]);
});

test("an invalid volunteer application preserves the role and every answer, and can be corrected", {
  tag: ["@with-script", "@public-4.3"],
}, async ({ page, site }) => {
  const email = newVisitorEmail();
  const answers = { ...answersFrom("sam.ortiz"), motivation: "" };
  await chooseRole(page, "Community Moderator");
  await fill(page, volunteer, answers);
  await button(page, volunteer).click();

  const summary = page.getByRole("alert");
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole("link")).toHaveText([
    "Enter an email address, like name@example.com",
    "Tell us why you want to do this",
  ]);
  await expect(page).toHaveTitle(/^Error: Apply as a community moderator – /);
  await expect(page.getByRole("heading", { name: "Apply: Community Moderator" })).toBeVisible();
  await expectSaved(page, volunteer, answers);
  await expect(input(page, volunteer, "motivation")).toHaveAccessibleDescription(
    /Tell us why you want to do this/,
  );
  await summary.getByRole("link", { name: "Tell us why" }).click();
  await expect(input(page, volunteer, "motivation")).toBeInViewport();

  await fill(page, volunteer, { email, motivation: "It is my turn." });
  await button(page, volunteer).click();
  await expect(thanks(page, volunteer)).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error/);
  expect(await volunteers(site, email)).toMatchObject([
    { role: "community_moderator", motivation: "It is my turn." },
  ]);
});

test("an application sent twice, from the history or by a double click, is saved once", {
  tag: ["@with-script", "@public-4.3"],
}, async ({ page, site }) => {
  const answers = answersFrom(newVisitorEmail());
  for (const click of ["click", "dblclick"] as const) {
    await chooseRole(page, "Peer Counselor");
    await fill(page, volunteer, answers);
    await button(page, volunteer)[click]();
    await expect(thanks(page, volunteer)).toBeVisible();
  }
  await page.reload();
  await expect(thanks(page, volunteer)).toBeVisible();
  await page.goBack();
  await expect(button(page, volunteer)).toBeVisible();
  await page.goForward();
  await expect(thanks(page, volunteer)).toBeVisible();
  expect(await volunteers(site, answers.email)).toHaveLength(1);
});

test("Back to Roles clears the role and the form", {
  tag: ["@with-script", "@public-2.17", "@public-4.4"],
}, async ({ page }) => {
  await chooseRole(page, "Policy Advocate");
  await fill(page, volunteer, { firstName: "Sam" });
  await page.getByRole("link", { name: "Back to Roles" }).click();
  await expect(page).toHaveURL(/\/volunteer$/);
  await page.getByRole("link", { name: "Apply for this role : Policy Advocate" }).click();
  await expect(input(page, volunteer, "firstName")).toHaveValue("");
});

test("a form that is left at once has been viewed, once", {
  tag: ["@with-script", "@public-4.8"],
}, async ({ page, site }) => {
  const views = await watchFormEvents(site, "volunteer");
  await page.goto("/volunteer");
  await page.goto("/about");
  await expect.poll(views).toEqual(["unique_view", "view"]);
});
