import { type ComponentType, useEffect, useState } from "react";

interface ServerOnlyProps {
  id: string;
  /** From a `.server` module: undefined in the browser. No state, effects or handlers. */
  part: ComponentType | undefined;
  className?: string;
}

/** Rendered on the server, not hydrated: the browser gets neither script nor data (docs/decisions/page-scripts.md). */
export function ServerOnly({ id, part: Part, className }: ServerOnlyProps) {
  if (!Part) return <ServerHtml id={id} className={className} html={undefined} />;
  return (
    <div id={id} className={className}>
      <Part />
    </div>
  );
}

interface ServerHtmlProps {
  id: string;
  /** Undefined in the browser. */
  html: string | undefined;
  className: string | undefined;
}

/** HTML from the server, which stays as it is in the browser. */
export function ServerHtml({ id, html, className }: ServerHtmlProps) {
  const [serverHtml] = useState(() => html ?? document.getElementById(id)?.innerHTML);
  useEffect(() => {
    // After an error page its HTML is gone: only the server can render it again.
    if (serverHtml === undefined) window.location.reload();
  }, [serverHtml]);
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
