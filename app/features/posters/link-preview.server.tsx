import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { type Poster, posters } from "./posters.server";

export const PREVIEW_SIZE = { width: 1200, height: 630 };

const layout = `
html, body { margin: 0; }
main { display: flex; width: 1200px; height: 630px; background: var(--picture-paper); color: var(--picture-ink); }
h1 {
  flex: 1; align-self: center; margin: 0; padding-left: 56px; white-space: nowrap; text-transform: uppercase;
  font: 400 118px/1.02 "League Gothic"; letter-spacing: 0.01em;
}
div { width: 540px; height: 100%; border-left: 8px solid var(--picture-ink); }
span { display: block; }
.font-display { font-family: "League Gothic"; }`;

/** It names no organization: that is a setting. */
function previewPage({ copy, Picture }: Poster, pictureStyles: string): string {
  const page = renderToStaticMarkup(
    <main>
      <h1>
        {copy.sentence.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <div>
        <Picture />
      </div>
    </main>,
  );
  return `<!DOCTYPE html><meta charset="utf-8"><style>${pictureStyles}${layout}</style>${page}`;
}

/**
 * The pages that scripts/render-previews.mjs photographs, with a hash of each: a preview is out of date when it was
 * rendered from another.
 *
 * @param pictureStyles app/styles/pictures.css
 */
export function linkPreviews(pictureStyles: string) {
  return posters.map((poster) => {
    const html = previewPage(poster, pictureStyles);
    return { name: poster.copy.name, html, hash: createHash("sha256").update(html).digest("hex") };
  });
}
