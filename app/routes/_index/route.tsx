import type { ActionFunctionArgs } from "@remix-run/node";
import { page } from "~/content/home";
import { newsletterHandler } from "~/features/newsletter/signup.server";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { handleForms } from "~/forms/handle-forms.server";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { HomeHero } from "./home-hero";
import { Different, Services } from "./home-services";

const described = definePage(page);
export const meta = described.meta;
export const handle = described.handle;

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, services, [newsletterHandler(services.db)]);
}

export default function Home() {
  return (
    <>
      <HomeHero />
      <Services />
      <Different />
      <NewsletterSection />
    </>
  );
}
