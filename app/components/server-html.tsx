import { useEffect, useState } from "react";

interface ServerHtmlProps {
  id: string;
  /** Undefined in the browser. */
  html: string | undefined;
  className: string | undefined;
}

/** HTML from the server, which stays as it is in the browser (docs/decisions/page-scripts.md). */
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
