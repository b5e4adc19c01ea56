import { type ComponentType, useState } from "react";

interface ServerDrawnProps {
  /** The element's id; the same one `fetchDrawn` looks for. */
  id: string;
  /** From a `.server` module, so it is undefined in the browser. It must have no state, effects or handlers. */
  part: ComponentType | undefined;
  /** What `fetchDrawn` brought after a navigation inside the application; null on a page load. */
  html: string | null;
}

function drawnOnPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? "";
}

/**
 * A part of an interactive page that is words only: drawn by the server, and left alone by the browser, which is
 * spared its script. Links inside are ordinary page loads.
 */
export function ServerDrawn({ id, part: Part, html }: ServerDrawnProps) {
  const [kept] = useState(() => (Part ? "" : (html ?? drawnOnPage(id))));
  if (Part) {
    return (
      <div id={id}>
        <Part />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this server drew a moment ago.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />;
}
