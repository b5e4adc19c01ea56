import { SiteLink } from "~/components/site-link";
import { PageTitle } from "~/kits/staff-page/page-title";
import { mailPreviewPage, mailPreviewPath, type Previewed } from "./campaign-paths";
import type { PreviewData } from "./preview.server";

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

export function PreviewPage({ preview: { of, subject, text, back } }: { preview: PreviewData }) {
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
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section aria-labelledby="as-html">
          <h2 id="as-html" className="mb-3 text-lg">
            The mail
          </h2>
          <MailFrame of={of} title="The mail as it will look" isTall />
        </section>
        <section aria-labelledby="as-text">
          <h2 id="as-text" className="mb-3 text-lg">
            The same mail as plain text
          </h2>
          <pre className="border-2 border-hair bg-card p-4 font-[monospace] text-sm whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
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

interface MailFrameProps {
  of: Previewed;
  title: string;
  isTall?: boolean;
}

/** A mail in a frame: a separate document without scripts or external resources. */
export function MailFrame({ of, title, isTall = false }: MailFrameProps) {
  return (
    <iframe
      src={mailPreviewPath(of)}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={`${isTall ? "h-192" : "h-144"} w-full border-2 border-ink bg-card`}
    />
  );
}
