import { useContext } from "react";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { yourDataWords } from "~/content/es/your-data";
import { PageLanguage } from "~/lib/contexts";
import { LinkForm } from "./unknown-link";

export function RequestPage() {
  const { heading, text, form, held } = yourDataWords[useContext(PageLanguage)].requestPage;
  return (
    <>
      <PageHero title={heading} lead={text} />
      <LinkForm more={<p className="w-full text-sm text-soft">{form.note}</p>} />
      <Section kind="list" id="held" title={held.heading}>
        <ul className="bullets max-w-measure">
          {held.items.map((item) => (
            <li key={item.text}>
              {item.text}{" "}
              {"link" in item && (
                <SiteLink to={item.link.to} className="inline-block py-0.5">
                  {item.link.label}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <SiteLink to={held.link.to} className="inline-block py-2 font-semibold">
            {held.link.label}
          </SiteLink>
        </p>
      </Section>
    </>
  );
}
