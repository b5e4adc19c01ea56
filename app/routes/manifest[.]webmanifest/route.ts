import { services } from "~/server/services.server";

/** The paper and ink of the light look; a manifest knows no custom properties. */
const PAPER = "#f6f1e7";

/** Web app manifest (W3C). */
function webManifest(name: string) {
  return {
    name,
    short_name: name,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}

export function loader() {
  return Response.json(webManifest(services.env.ORGANIZATION_NAME), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
