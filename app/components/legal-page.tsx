import type {
  Inline,
  LegalBlock,
  LegalDocument,
  LegalSection,
  SettingName,
} from "~/content/legal/legal-document";
import { type SiteSettings, useOffered, useSite } from "~/lib/site-settings";
import { ButtonLink } from "./button";
import { PageHero } from "./page-hero";
import { SiteLink } from "./site-link";

function settingText(setting: SettingName, site: SiteSettings): string | undefined {
  const values: Record<SettingName, string | undefined> = {
    organization: site.name,
    "postal-address": site.postalAddress,
    "general-email": site.mailboxes.general,
    "legal-email": site.mailboxes.legal,
    "community-email": site.mailboxes.community,
  };
  return values[setting];
}

/** Where an address is not set, a link to the contact form says how to get there: sentences say "write to". */
const unset = { email: ["us on ", "the contact page"], postal: ["an address we give you ", "when you ask"] };

function Setting({ setting }: { setting: SettingName }) {
  const text = settingText(setting, useSite());
  const isEmail = setting.endsWith("-email");
  if (text === undefined) {
    const [before, link] = unset[isEmail ? "email" : "postal"];
    return [
      before,
      <SiteLink key="link" to="/contact">
        {link}
      </SiteLink>,
    ];
  }
  return isEmail ? (
    <a href={`mailto:${text}`} className="py-0.5">
      {text}
    </a>
  ) : (
    text
  );
}

function InlineText({ content }: { content: readonly Inline[] }) {
  const { hasVideoThumbnails } = useSite();
  return content.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("withThumbnails" in piece) return hasVideoThumbnails ? piece.withThumbnails : piece.unset;
    if ("strong" in piece) return <strong key={piece.strong}>{piece.strong}</strong>;
    if ("setting" in piece) return <Setting key={piece.setting} setting={piece.setting} />;
    return (
      <SiteLink key={piece.label} to={piece.to} className="py-0.5">
        {piece.label}
      </SiteLink>
    );
  });
}

function contentKey(content: readonly Inline[]): string {
  return JSON.stringify(content);
}

function Mailboxes({ block }: { block: Extract<LegalBlock, { kind: "mailboxes" }> }) {
  const site = useSite();
  const set = block.items.filter(({ setting }) => settingText(setting, site) !== undefined);
  if (set.length === 0)
    return (
      block.none && (
        <p className="mt-4">
          <InlineText content={block.none} />
        </p>
      )
    );
  return (
    <>
      <p className="mt-4">{block.lead}</p>
      <ul className="bullets mt-4 max-w-measure">
        {set.map(({ label, setting }) => (
          <li key={setting}>
            {label}: <Setting setting={setting} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  const offered = useOffered();
  if (block.kind === "subheading") return <h3 className="mt-7 font-text text-lg font-bold">{block.text}</h3>;
  if (block.kind === "mailboxes") return <Mailboxes block={block} />;
  if (block.kind === "periods") return <PeriodTable {...block} />;
  if (block.kind === "records") return <Records {...block} />;
  if (block.kind === "paragraph") {
    return (
      offered([block]).length > 0 && (
        <p className="mt-4">
          <InlineText content={block.content} />
        </p>
      )
    );
  }
  return (
    <ul className="bullets mt-4 max-w-measure">
      {offered(block.items).map(({ content }) => (
        <li key={contentKey(content)}>
          <InlineText content={content} />
        </li>
      ))}
    </ul>
  );
}

function Records({ items }: Extract<LegalBlock, { kind: "records" }>) {
  return (
    <ul className="mt-4 max-w-measure">
      {items.map(({ name, shown, more }) => (
        <li key={name} className="border-t border-hair">
          <p className="py-2">
            <strong>{name}</strong> {shown}
          </p>
          {more && (
            <details className="legal-more">
              <summary className="py-2">{more.label}</summary>
              <p className="pb-3 pl-5">{more.text}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function PeriodTable({ head, rows, more }: Extract<LegalBlock, { kind: "periods" }>) {
  return (
    <>
      <Periods head={head} rows={rows} />
      {more && (
        <details className="legal-more mt-4">
          <summary className="py-2 font-semibold">{more.summary}</summary>
          <Periods head={head} rows={more.rows} />
        </details>
      )}
    </>
  );
}

function Periods({ head, rows }: Omit<Extract<LegalBlock, { kind: "periods" }>, "kind" | "more">) {
  return (
    <table className="legal-periods">
      <thead>
        <tr>
          <th scope="col">{head.what}</th>
          <th scope="col">{head.howLong}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function blockKey(block: LegalBlock): string {
  if (block.kind === "subheading") return block.text;
  if (block.kind === "mailboxes") return block.lead;
  if (block.kind === "periods") return block.head.what;
  if (block.kind === "records") return block.items.map(({ name }) => name).join();
  return block.kind === "paragraph"
    ? contentKey(block.content)
    : block.items.map(({ content }) => contentKey(content)).join();
}

function Part({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} className="legal-part">
      <span aria-hidden="true" className="font-display">
        {number}
      </span>
      <div className="pt-2">
        <h2 className="text-xl uppercase">{section.heading}</h2>
        {section.blocks.map((block) => (
          <Block key={blockKey(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Contents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents-title" className="no-print lg:sticky lg:top-24 lg:self-start">
      <h2 id="contents-title" className="font-text text-base font-bold tracking-normal max-md:hidden">
        {label}
      </h2>
      <details className="fold">
        <summary className="py-1 font-bold">{label}</summary>
        <ol className="mt-2 list-decimal pl-8 text-sm marker:text-soft">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="inline-block py-1">
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function LegalPage({ document }: { document: LegalDocument }) {
  const { updated, checked, datesLink, action } = document;
  return (
    <article>
      <PageHero title={document.heading} lead={document.intro}>
        {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        <p className="legal-dates">
          <time dateTime={updated.iso}>{updated.label}</time>{" "}
          <time dateTime={checked.iso}>{checked.label}</time>{" "}
          {datesLink && (
            <SiteLink to={datesLink.to} className="inline-block py-2">
              {datesLink.label}
            </SiteLink>
          )}
        </p>
      </PageHero>
      <div className="wrap grid gap-x-16 gap-y-6 py-6 md:py-14 lg:grid-cols-[16rem_1fr]">
        <Contents label={document.contentsLabel} sections={document.sections} />
        <div className="legal-parts">
          {document.sections.map((section, index) => (
            <Part key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}
