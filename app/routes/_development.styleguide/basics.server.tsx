import { ActionLinks } from "~/components/action-links";
import { Badge, BadgeLegend } from "~/components/badge";
import { Button, ButtonLink } from "~/components/button";
import { DonateButton } from "~/components/donate-button";
import { ExternalLink, OutwardArrow, SourceLine } from "~/components/external-link";
import { PhoneLinks } from "~/components/phone-links";
import { Rich } from "~/components/rich-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { benefitsFigure, crisisNote, takePart } from "~/content/support-resources-page";
import type { Badge as BadgeWords } from "~/content/types";
import { toHttpUrl } from "~/lib/http-url";
import { Sample, Samples } from "./sample.server";

const example = toHttpUrl("https://example.org/");
const tones: readonly BadgeWords["tone"][] = ["green", "yellow", "red", "blue"];
const badges = tones.map((tone): BadgeWords => ({ tone, label: `A ${tone} badge` }));

export function ButtonsSection() {
  return (
    <Section id="buttons" title="Buttons and links">
      <Samples>
        <Sample name="Button: go, plain, small, disabled">
          <div className="flex flex-wrap items-center gap-4">
            <Button type="button">Send message</Button>
            <Button type="button" kind="plain">
              Show articles
            </Button>
            <Button type="button" size="small">
              Apply
            </Button>
            <Button type="button" kind="plain" size="small">
              Back
            </Button>
            <Button type="button" disabled>
              Sending...
            </Button>
          </div>
        </Sample>
        <Sample name="ActionLinks, with a main one and without">
          <div className="flex flex-wrap gap-4">
            <ActionLinks actions={takePart.actions} />
          </div>
          <div className="mt-4 flex flex-wrap gap-4">
            <ActionLinks actions={takePart.actions} main="none" />
          </div>
        </Sample>
        <Sample name="ButtonLink and DonateButton">
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink to="#buttons" kind="go">
              Get help
            </ButtonLink>
            <ButtonLink to="#buttons">Volunteer With Us</ButtonLink>
            <DonateButton>Donate $25</DonateButton>
            <DonateButton kind="plain">Another amount</DonateButton>
          </div>
        </Sample>
        <Sample name="SiteLink, ExternalLink with its OutwardArrow, and SourceLine">
          <p>
            <SiteLink to="#buttons">A link of the site</SiteLink>,{" "}
            {example && <ExternalLink to={example}>a link that leaves it</ExternalLink>}, and one that{" "}
            {example && (
              <ExternalLink to={example} newTab about="An example">
                opens a new tab
              </ExternalLink>
            )}
            .
          </p>
          <p>
            The arrow alone:
            <OutwardArrow className="size-5" />
          </p>
          <SourceLine source={benefitsFigure.source} year={benefitsFigure.year} />
        </Sample>
        <Sample name="Rich">
          <p>
            <Rich text={["A title with ", { tag: "em", content: ["marked"] }, " words"]} />
          </p>
        </Sample>
        <Sample name="PhoneLinks">
          <PhoneLinks links={crisisNote.lines} />
        </Sample>
      </Samples>
    </Section>
  );
}

export function BadgesSection() {
  return (
    <Section id="badges" title="Badges">
      <Samples>
        <Sample name="Badge in its four tones">
          <p className="flex flex-wrap gap-3">
            {badges.map((badge) => (
              <Badge key={badge.tone} badge={badge} />
            ))}
          </p>
        </Sample>
        <Sample name="BadgeLegend">
          <BadgeLegend
            label="What the badges mean"
            entries={badges.map((badge) => ({ badge, meaning: `This stands beside what is ${badge.tone}.` }))}
          />
        </Sample>
      </Samples>
    </Section>
  );
}
