import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The layout is not reloaded while lists are searched and paged, or after a failed post: the server may be down. */
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
