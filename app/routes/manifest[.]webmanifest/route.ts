import { webManifest } from "~/features/seo/manifest";
import { services } from "~/server/services.server";

/** The web app manifest, with the organisation's name. */
export function loader() {
  return Response.json(webManifest(services.env.ORGANIZATION_NAME), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
