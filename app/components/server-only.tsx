import { type ComponentType, useEffect, useState } from "react";

interface ServerOnlyProps {
  /** The element's id, unique on the page. */
  id: string;
  /** From a `.server` module, so it is undefined in the browser. It must have no state, effects or handlers. */
  part: ComponentType | undefined;
  className?: string;
}

/**
 * A static part of an interactive page: rendered on the server and not hydrated, so that the browser gets neither its
 * script nor its data. See docs/decisions/0036.
 */
export function ServerOnly({ id, part: Part, className }: ServerOnlyProps) {
  const [serverHtml] = useState(() => (Part ? "" : document.getElementById(id)?.innerHTML));
  useEffect(() => {
    // After an error page replaced this page, its HTML is gone: only the server can render it again.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this server's own HTML.
      dangerouslySetInnerHTML={{ __html: serverHtml ?? "" }}
    />
  );
}
