import { PageHero } from "~/components/page-hero";
import { BadgesSection, ButtonsSection } from "./basics.server";
import { BlocksSection, IllustrationsSection } from "./blocks.server";
import { CardsSection } from "./cards.server";
import { ChartsSection } from "./charts.server";
import { DashboardSection } from "./dashboard.server";
import { FormsSection } from "./forms.server";
import { ListsSection } from "./lists.server";
import { TokensSection } from "./tokens.server";

const parts = [
  "tokens",
  "buttons",
  "badges",
  "cards",
  "forms",
  "lists",
  "charts",
  "dashboard",
  "blocks",
  "drawings",
];

export function Styleguide() {
  return (
    <>
      <PageHero
        title="Style guide"
        lead="Every token, component and state of the site, rendered by the site's own code. Only the development server has this page."
      >
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-5 font-semibold">
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${part}`} className="inline-block py-1">
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <TokensSection />
      <ButtonsSection />
      <BadgesSection />
      <CardsSection />
      <FormsSection />
      <ListsSection />
      <ChartsSection />
      <DashboardSection />
      <BlocksSection />
      <IllustrationsSection />
    </>
  );
}
