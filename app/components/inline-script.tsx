import { useContext } from "react";
import { ScriptNonce } from "~/lib/contexts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface InlineScriptProps<Args extends readonly Json[]> {
  /**
   * Self-contained: only globals, its arguments and what it declares. From a `.server` module, passed by a route or a part
   * that is rendered on the server: undefined in the browser, so its source is not in the bundle.
   */
  run: ((...args: Args) => void) | undefined;
  args: Args;
}

/**
 * Runs once, where the document's parser finds it; an element that React adds later does not run. For elements that
 * React may replace, listen on `document`.
 */
export function InlineScript<Args extends readonly Json[]>({ run, args }: InlineScriptProps<Args>) {
  const nonce = useContext(ScriptNonce);
  const source = run ? inlineSource(run, args) : "";
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours; its arguments are escaped.
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}

/** `<` could end the script or begin a comment. */
function inlineSource<Args extends readonly Json[]>(run: (...args: Args) => void, args: Args): string {
  const values = args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c"));
  return `(${String(run).replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--")})(${values.join(",")})`;
}

/** "<" is written as an escape, so that no text can end the element early. */
const serialize = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

export function StructuredData({ value }: { value: object | null }) {
  if (!value) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; serialize leaves no markup.
      dangerouslySetInnerHTML={{ __html: serialize(value) }}
    />
  );
}
