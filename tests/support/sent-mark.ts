import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "~/kits/forms/form-result";
import { signSent } from "~/kits/forms/sent-mark.server";
import { dangerOfCode } from "~/lib/danger-family";
import type { Site } from "./server";

/**
 * A path with `?sent=` as an accepted form redirects to it: with its mark, which holds the `danger` of the path. Any other
 * path as it is.
 */
export function withSentMark({ env }: Pick<Site, "env">, path: string): string {
  const url = new URL(path, "http://localhost");
  const name = url.searchParams.get(SENT_PARAMETER);
  if (name === null) return path;
  const danger = dangerOfCode(url.searchParams.get("danger"));
  url.searchParams.delete("danger");
  url.searchParams.set(
    SENT_MARK_PARAMETER,
    signSent({ SESSION_SECRET: env.SESSION_SECRET ?? "" }, { name, danger }, new Date()),
  );
  return url.pathname + url.search + url.hash;
}
