import type { ActionFunctionArgs } from "@remix-run/node";
import { Fragment } from "react";
import { PhoneLinks } from "~/components/external-link";
import { HelpTicket } from "~/components/help-ticket";
import { RaisedHands } from "~/components/illustrations/poster-pictures";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { help, hero, language, page, picture, urgent } from "~/content/es/home";
import { definePage } from "~/content/page";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services, "es")]);
}

/** Names each part of the site in Spanish, as a sentence of links. */
function Parts() {
  const { before, parts, and, after } = language;
  return (
    <>
      {before}
      {parts.map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && (index < parts.length - 1 ? ", " : and)}
          <SiteLink to={to} className="inline-block py-1">
            {label}
          </SiteLink>
        </Fragment>
      ))}
      {after}
    </>
  );
}

export default function SpanishHome() {
  return (
    <>
      <div className="home-hero">
        <div className="home-text">
          <h1 className="text-3xl uppercase">{hero.heading}</h1>
          <p className="mt-4 text-lg max-sm:text-base max-sm:leading-snug">{hero.intro}</p>
        </div>
        <HelpTicket words={help} />
        <div className="home-picture no-print">
          <RaisedHands label={picture} />
        </div>
      </div>
      <Section kind="list" id="urgent" title={urgent.heading} lead={urgent.text}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {urgent.lines.map(({ name, text, links }) => (
            <li key={name} className="flex flex-col border-t-2 border-ink pt-3">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-2">{text}</p>
              <PhoneLinks links={links} />
            </li>
          ))}
        </ul>
      </Section>
      <Section kind="poster" tone="green" id="language" title={language.heading} lead={<Parts />} />
      <NewsletterSection language="es" />
    </>
  );
}
