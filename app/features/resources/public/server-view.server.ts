import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import type { DirectoryView } from "./directory.server";

export type BrowserView = Omit<DirectoryView, "resources" | "categories" | "languages"> & {
  /** Undefined where the page's markup brings them. */
  resources?: DirectoryView["resources"] | undefined;
};

interface RequestedView {
  view: BrowserView;
  /** A function is not sent to the browser. */
  serverView: () => DirectoryView;
}

export function requestedView(request: Request, whole: DirectoryView): RequestedView {
  const { resources, categories: _, languages: __, ...view } = whole;
  const isDocument = request.headers.get("Accept")?.includes("text/html") ?? false;
  return { view: isDocument ? view : { ...view, resources }, serverView: () => whole };
}

const withServerView = z.object({
  serverView: z.custom<() => DirectoryView>((value) => typeof value === "function"),
});

/** In server-only parts: all of the view. */
export function useServerView(): DirectoryView {
  return withServerView.parse(useLoaderData()).serverView();
}
