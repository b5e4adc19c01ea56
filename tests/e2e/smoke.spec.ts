import { expect, test } from "./fixtures";

test("the health check answers", async ({ request }) => {
  expect(await (await request.get("/healthz")).text()).toBe("OK\n");
});

test("scripts run in one project and not in the other", async ({ page, javaScript }) => {
  await page.goto("/healthz");
  await page.setContent("<script>document.title = 'on'</script>");
  expect(await page.title()).toBe(javaScript === "on" ? "on" : "");
});
