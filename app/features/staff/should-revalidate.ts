import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** What surrounds a staff page stays while its lists are searched and paged; a post may change who is signed in. */
export function shouldRevalidate({
  formMethod = "GET",
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = formMethod.toUpperCase() === "GET" && currentUrl.pathname === nextUrl.pathname;
  return isSearch ? false : defaultShouldRevalidate;
}
