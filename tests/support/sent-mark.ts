import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "~/kits/forms/form-result";
import { signSent } from "~/kits/forms/sent-mark.server";
import type { Site } from "./server";

/** A path with `?sent=` as an accepted form redirects to it: with its mark. Any other path as it is. */
export function withSentMark({ env }: Pick<Site, "env">, path: string): string {
  const url = new URL(path, "http://localhost");
  const form = url.searchParams.get(SENT_PARAMETER);
  if (form === null) return path;
  url.searchParams.set(
    SENT_MARK_PARAMETER,
    signSent({ SESSION_SECRET: env.SESSION_SECRET ?? "" }, form, new Date()),
  );
  return url.pathname + url.search + url.hash;
}
