import { StructuredData } from "~/components/structured-data";
import { page } from "~/content/home";
import { organizationData } from "~/features/seo/structured-data";
import { useSite } from "~/lib/site-settings";
import { HomeHero } from "./home-hero.server";
import { Different, Services } from "./home-services.server";

export function HomeOpening() {
  return (
    <>
      <StructuredData value={organizationData(useSite(), page.description)} />
      <HomeHero />
      <Services />
      <Different />
    </>
  );
}
