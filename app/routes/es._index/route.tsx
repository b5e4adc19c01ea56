import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PhoneLinks } from "~/components/external-link";
import { HelpTicket } from "~/components/help-ticket";
import { RaisedHands } from "~/components/illustrations/poster-pictures";
import { registeredAs } from "~/components/organization";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { help, hero, language, page, picture, urgent, whoWeAre } from "~/content/es/home";
import { definePage } from "~/content/page";
import { isFirstIssueToCome } from "~/features/campaigns/archive/first-issue.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { useSite } from "~/lib/site-settings";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export async function loader() {
  return { isFirstToCome: await isFirstIssueToCome(services.db) };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services, "es")]);
}

export default function SpanishHome() {
  const { isFirstToCome } = useLoaderData<typeof loader>();
  const { organization, postalAddress } = useSite();
  return (
    <>
      <div className="home-hero">
        <div className="home-text">
          <h1 className="text-3xl uppercase lg:text-[min(4.25rem,4.7vw)]">{hero.heading}</h1>
          <p className="mt-4 text-lg max-sm:text-base max-sm:leading-snug">{hero.intro}</p>
        </div>
        <HelpTicket words={help} />
        <div className="home-picture no-print">
          <RaisedHands label={picture} />
        </div>
      </div>
      <Section kind="list" id="urgent" title={urgent.heading} lead={urgent.text}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {urgent.lines.map(({ name, text, actions, chat }) => (
            <li key={name} className="flex flex-col border-t-2 border-ink pt-3">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-2">{text}</p>
              <PhoneLinks links={actions} chat={chat} />
            </li>
          ))}
        </ul>
      </Section>
      <Section kind="poster" tone="green" id="language" title={language.heading}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {language.parts.map(({ label, to, use }) => (
            <li key={to} className="pb-5">
              <SiteLink to={to} className="inline-block py-2.5 font-semibold">
                {label}
              </SiteLink>
              <p className="-my-2 text-sm">{use}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4">{language.rest}</p>
      </Section>
      <Section kind="list" id="who" title={whoWeAre.heading} lead={whoWeAre.text}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {[whoWeAre.write, whoWeAre.group].map(({ heading, text, link }) => (
            <li key={link.to} className="border-t-2 border-ink pt-3">
              <h3 className="text-xl">{heading}</h3>
              {text && <p className="mt-2">{text}</p>}
              {link === whoWeAre.group.link && (
                <p className="mt-2 grid wrap-anywhere">
                  <span>{registeredAs(organization)}</span>
                  <span>{postalAddress}</span>
                </p>
              )}
              <SiteLink to={link.to} className="inline-block py-2.5 font-semibold">
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Section>
      <NewsletterSection language="es" isFirstToCome={isFirstToCome} />
    </>
  );
}
