import { afterAll, beforeAll, expect, it } from "vitest";
import { otherAddresses } from "~/content/addresses";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it.each(Object.entries(otherAddresses))("leads from %s to %s", async (address, target) => {
  const response = await fetch(site.url + address, { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(target);
});

it.each(["/about/", "/services/policy-advocacy///", "/about/?q=1"])(
  "redirects %s to the URL without a trailing slash",
  async (address) => {
    const response = await fetch(site.url + address, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(address.replace(/\/+(?=\?|$)/, ""));
  },
);
