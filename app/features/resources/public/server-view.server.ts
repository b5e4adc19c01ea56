import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import type { DirectoryView } from "./directory.server";

const withServerView = z.object({
  serverView: z.custom<() => DirectoryView>((value) => typeof value === "function"),
});

/** A function is neither encoded nor sent. */
export function serverView(view: DirectoryView): { serverView: () => DirectoryView } {
  return { serverView: () => view };
}

export function useServerView(): DirectoryView {
  return withServerView.parse(useLoaderData()).serverView();
}
