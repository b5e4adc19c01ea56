import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * What surrounds a staff page stays while its lists are searched and paged, and after a post that was refused or lost:
 * the framework's default, once a route has a function of its own, would ask a server that may be out of reach.
 */
export function shouldRevalidate({
  formMethod = "GET",
  actionStatus = 200,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = formMethod.toUpperCase() === "GET" && currentUrl.pathname === nextUrl.pathname;
  return isSearch || actionStatus >= 400 ? false : defaultShouldRevalidate;
}
