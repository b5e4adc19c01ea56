import { type RefObject, useEffect, useRef, useState } from "react";
import { SiteLink } from "~/components/site-link";
import { PageTitle } from "~/kits/staff-page/page-title";
import { mailPreviewPage, mailPreviewPath, type Previewed } from "./campaign-paths";
import type { MailFacts, PreviewData } from "./preview.server";

const link = "inline-block py-1";

/** The page with the mail, and the mail as a file. */
export function PreviewLinks({ of, label }: { of: Previewed; label: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      <SiteLink to={mailPreviewPage(of)} className={link}>
        {label}
      </SiteLink>
      <SiteLink to={mailPreviewPath(of, "eml")} className={link}>
        {formats.eml}
      </SiteLink>
    </p>
  );
}

const formats = { html: "The mail alone", text: "Plain text alone", eml: "Download as .eml" } as const;

/** The mail alone, in each of its forms. */
function PreviewFiles({ of }: { of: Previewed }) {
  return (["html", "text", "eml"] as const).map((format) => (
    <SiteLink key={format} to={mailPreviewPath(of, format)} className={link}>
      {formats[format]}
    </SiteLink>
  ));
}

export function PreviewPage({ preview: { of, subject, text, facts, back } }: { preview: PreviewData }) {
  return (
    <>
      <PageTitle
        title={subject}
        isName
        back={back[0]}
        intro="As a sample reader gets it. Links open in a new tab."
      />
      <div className="no-print mt-4 mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {back.slice(1).map(({ to, label }) => (
          <SiteLink key={to} to={to} className="inline-block py-1 font-semibold">
            {label}
          </SiteLink>
        ))}
        <PreviewFiles of={of} />
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <MailFrame of={of} title="The mail as it will look" />
        <section aria-labelledby="about-mail">
          <h2 id="about-mail" className="text-lg">
            About this mail
          </h2>
          <MailFactsPart facts={facts} />
          <PlainText text={text} />
        </section>
      </div>
    </>
  );
}

export function MissingPreview() {
  return (
    <>
      <PageTitle title="Preview" back={{ to: "/admin/dashboard/newsletter", label: "Newsletter" }} />
      <p className="mt-4">There is no such mail.</p>
    </>
  );
}

export function PlainText({ text }: { text: string }) {
  return (
    <details className="mt-3">
      <summary className="py-1 font-semibold">The same mail as plain text</summary>
      <pre
        dir="auto"
        className="mt-2 border-2 border-hair bg-card p-4 font-[monospace] text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </details>
  );
}

interface MailFrameProps {
  of: Previewed;
  title: string;
}

/** It keeps its origin, so that its links can be clicked and its height read; nothing in it runs. */
export const frameSandbox = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** As high as its mail; without script it scrolls. */
function useContentHeight(frame: RefObject<HTMLIFrameElement>) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const content = element.contentDocument?.documentElement;
      if (content) setHeight(content.getBoundingClientRect().height);
    };
    const observer = new ResizeObserver(measure);
    const watch = () => {
      observer.disconnect();
      const content = element.contentDocument?.documentElement;
      if (content) observer.observe(content);
    };
    watch();
    element.addEventListener("load", watch);
    return () => {
      observer.disconnect();
      element.removeEventListener("load", watch);
    };
  }, [frame]);
  return height;
}

/** A mail in a frame: a separate document without scripts or external resources. */
export function MailFrame({ of, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useContentHeight(frame);
  return (
    <iframe
      ref={frame}
      src={mailPreviewPath(of)}
      title={title}
      sandbox={frameSandbox}
      // With its border.
      style={height ? { height: `${Math.ceil(height) + 4}px` } : undefined}
      className="h-192 w-full border-2 border-ink bg-card"
    />
  );
}

const note = "mt-3 border-l-4 pl-3 wrap-anywhere";
const list = new Intl.ListFormat("en");

/** Tells of a mail, beside how it looks, what was taken out, how much a mail program shows, and where its links lead. */
export function MailFactsPart({ facts: { removed, changed, size, cut, links } }: { facts: MailFacts }) {
  return (
    <>
      {removed.length > 0 && (
        <p className={`${note} border-gold`}>{`Removed from your content: ${list.format(removed)}.`}</p>
      )}
      {changed.length > 0 && (
        <p className={`${note} border-gold`}>{`Changed in your content: ${list.format(changed)}.`}</p>
      )}
      {cut ? (
        <p role="note" className={`${note} border-red`}>
          <strong>{`Gmail will cut this mail off: it has ${size}, and Gmail shows 102 kB.`}</strong>{" "}
          {`The last ${cut.bytes} are not seen, from “${cut.from}” to the links at the end. So the link to unsubscribe stands at its top as well.`}
        </p>
      ) : (
        <p className="mt-3 text-soft">{`The mail has ${size}. Gmail cuts off what is beyond 102 kB.`}</p>
      )}
      <Links links={links} />
    </>
  );
}

function Links({ links }: Pick<MailFacts, "links">) {
  const doubtful = links.filter(({ warnings }) => warnings.length > 0).length;
  const count = links.length === 1 ? "1 link" : `${links.length} links`;
  return (
    <details className="mt-3" open={doubtful > 0}>
      <summary className="py-1 font-semibold">
        {doubtful > 0 ? `${count}, ${doubtful} to look at` : count}
      </summary>
      <ul className="mt-1 border-2 border-hair bg-card">
        {links.map(({ text, target, warnings }) => (
          <li
            key={`${target} ${text}`}
            className="border-t border-hair px-3 py-2 wrap-anywhere first:border-t-0"
          >
            <span className="font-semibold" dir="auto">
              {text || "(a link without words)"}
            </span>
            <span className="block text-sm text-soft">{target}</span>
            {warnings.map((warning) => (
              <strong key={warning} className="block text-sm text-red">
                {`Look at it: ${warning}`}
              </strong>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
