import { type ComponentType, useEffect, useState } from "react";

interface ServerOnlyProps {
  id: string;
  /** From a `.server` module: undefined in the browser. No state, effects or handlers. */
  part: ComponentType | undefined;
  className?: string;
}

/** Rendered on the server, not hydrated: the browser gets neither script nor data (docs/decisions/0036). */
export function ServerOnly({ id, part: Part, className }: ServerOnlyProps) {
  const [serverHtml] = useState(() => (Part ? "" : document.getElementById(id)?.innerHTML));
  useEffect(() => {
    // After an error page its HTML is gone: only the server can render it again.
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
