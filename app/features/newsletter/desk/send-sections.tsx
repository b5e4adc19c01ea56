import { SiteLink } from "~/components/site-link";
import { formatTime } from "~/lib/dates";
import { sendPage as copy, previewLinks } from "./campaign.copy";
import { CampaignProgressPanel } from "./campaign-progress";
import { PreviewLinks } from "./preview-links";
import type { SendPageData } from "./send-page.server";
import { campaignKinds, pastCampaigns } from "./sending.copy";
import { TroubledMails } from "./troubled-mails";

export function SendSections({ send }: { send: SendPageData }) {
  const { id, kind, subject, createdAt, startedBy, progress, refreshes, troubles } = send;
  return (
    <>
      <h2 className="mt-4 text-xl wrap-anywhere">{subject}</h2>
      <h3 className="sr-only">{copy.mail}</h3>
      <PreviewLinks of={id} label={previewLinks.sent} />
      <div className="mt-6">
        {progress ? (
          <CampaignProgressPanel progress={progress} refreshes={refreshes} />
        ) : (
          <p className="border-2 border-ink bg-card p-5">
            {campaignKinds[kind]}, <time dateTime={createdAt}>{formatTime(createdAt)}</time> ({startedBy}).{" "}
            {pastCampaigns.purgedNote}
          </p>
        )}
      </div>
      {troubles.slice.total > 0 && <TroubledMails id={id} troubles={troubles} />}
    </>
  );
}

export function MissingSend() {
  return (
    <section aria-labelledby="missing-title" className="mt-4 max-w-form">
      <h2 id="missing-title" className="text-xl">
        {copy.missing.heading}
      </h2>
      <p className="mt-2">{copy.missing.text}</p>
    </section>
  );
}

export function BackToTab() {
  return (
    <p className="no-print mt-6">
      <SiteLink to="/admin/dashboard/newsletter" className="inline-block py-1 font-semibold">
        {copy.back}
      </SiteLink>
    </p>
  );
}
