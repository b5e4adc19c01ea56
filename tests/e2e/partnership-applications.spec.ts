import { partnershipForm as corporateWords } from "~/content/corporate-accountability";
import { corporatePageForm, partnerPageForm } from "~/features/partnership/application.form";
import type { Site } from "../support/server";
import { alsoWithoutScript, expect, test } from "./fixtures";
import { button, expectSaved, fill, input, newVisitorEmail, openAgain, thanks } from "./form-steps";

const answersFrom = (email: string) => ({
  companyName: "Local 12",
  contactName: "Ada Park",
  email,
  phone: "",
  partnershipType: "Event Partnership",
  message: "We have a hall.\nIt is free on Fridays.",
});

const partners = (site: Site, email: string) =>
  site.db.selectFrom("partnership_applications").selectAll().where("email", "=", email).execute();

for (const { path, form, source } of [
  { path: "/partner", form: partnerPageForm, source: "partner_page" },
  {
    path: `/services/corporate-accountability#${corporateWords.anchor}`,
    form: corporatePageForm,
    source: "corporate_accountability",
  },
]) {
  test(`a partnership application from ${source} is saved with its source${alsoWithoutScript(source === "partner_page")}`, {
    tag: ["@public-1.2", "@public-2.11", "@staff-3.1"],
  }, async ({ page, site }) => {
    const answers = answersFrom(newVisitorEmail());
    await page.goto(path);
    await fill(page, form, answers);
    await button(page, form).click();
    await expect(thanks(page, form)).toBeInViewport();
    await openAgain(page, form);
    await expect(input(page, form, "companyName")).toHaveValue("");
    await expect(input(page, form, "partnershipType")).toHaveValue("");
    const kept = await partners(site, answers.email);
    expect(kept).toMatchObject([
      {
        company_name: answers.companyName,
        contact_name: answers.contactName,
        phone: null,
        partnership_type: answers.partnershipType,
        message: answers.message,
        source,
        status: "pending",
      },
    ]);
    const complete = () =>
      site.db
        .selectFrom("form_analytics")
        .select("form_name")
        .where("event_type", "=", "complete")
        .where(
          "session_id",
          "in",
          kept.map((row) => row.id),
        )
        .execute();
    await expect.poll(complete).toEqual([{ form_name: form.analytics }]);
  });
}

test("a duplicate application is saved once @with-script", async ({ page, site }) => {
  const answers = answersFrom(newVisitorEmail());
  for (const click of ["click", "dblclick"] as const) {
    await page.goto("/partner");
    await fill(page, partnerPageForm, answers);
    await button(page, partnerPageForm)[click]();
    await expect(thanks(page, partnerPageForm)).toBeVisible();
  }
  await page.reload();
  await expect(thanks(page, partnerPageForm)).toBeVisible();
  expect(await partners(site, answers.email)).toHaveLength(1);
});

test("what is typed while a form is sent is preserved @with-script", async ({ page }) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/partner");
  await fill(page, partnerPageForm, { companyName: "Local 12", message: "We have a hall." });
  await page.route("**/partner", (route) => typed.then(() => route.continue()));
  await button(page, partnerPageForm).click();
  await fill(page, partnerPageForm, { companyName: "Local 21", contactName: "Ada Park" });
  release();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectSaved(page, partnerPageForm, {
    companyName: "Local 21",
    contactName: "Ada Park",
    message: "We have a hall.",
  });
});
