import { type ComponentType, useEffect, useState } from "react";

interface ServerOnlyProps {
  /** The element's id, unique on the page. */
  id: string;
  /** From a `.server` module, so it is undefined in the browser. It must have no state, effects or handlers. */
  part: ComponentType | undefined;
  className?: string;
}

/**
 * A part of an interactive page that nobody operates: drawn by the server, and left alone by the browser, which is
 * spared its script and its data. See docs/decisions/0036.
 */
export function ServerOnly({ id, part: Part, className }: ServerOnlyProps) {
  const [serverHtml] = useState(() => (Part ? "" : document.getElementById(id)?.innerHTML));
  useEffect(() => {
    // After an error page was shown in this page's place, nothing is left to keep: only the server can draw it again.
    if (serverHtml === undefined) window.location.reload();
  }, [serverHtml]);
  if (Part) {
    return (
      <div id={id} className={className}>
        <Part />
      </div>
    );
  }
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this server drew a moment ago.
      dangerouslySetInnerHTML={{ __html: serverHtml ?? "" }}
    />
  );
}
