import { webManifest } from "~/features/seo/manifest";
import { services } from "~/server/services.server";

export function loader() {
  return Response.json(webManifest(services.env.ORGANIZATION_NAME), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
