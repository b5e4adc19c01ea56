import type { Page } from "@playwright/test";

/** A colour of the style sheet's tokens, such as "green", as the browser computes it in the page's colour scheme. */
export function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
