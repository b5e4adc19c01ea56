import { SiteLink } from "~/components/site-link";
import { MailFrame } from "~/features/newsletter/issue/mail-frame";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { PreviewData } from "./load-preview.server";
import { PreviewFiles } from "./preview-links";
import { mailPreview as copy } from "./sending.copy";

export function PreviewPage({ preview: { of, subject, text, back } }: { preview: PreviewData }) {
  return (
    <>
      <PageTitle title={subject} isName back={back[0]} intro={copy.intro} />
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
            {copy.html}
          </h2>
          <MailFrame of={of} title={copy.frame} isTall />
        </section>
        <section aria-labelledby="as-text">
          <h2 id="as-text" className="mb-3 text-lg">
            {copy.text}
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
      <PageTitle title={copy.page.title} back={{ to: "/admin/dashboard/newsletter", label: copy.back.tab }} />
      <p className="mt-4">{copy.missing}</p>
    </>
  );
}
