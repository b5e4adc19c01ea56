import { CampaignProgressPanel } from "./campaign-progress";
import { NewsletterPanel } from "./newsletter-panel";
import { PastCampaigns } from "./past-campaigns";
import { ScheduledSends } from "./scheduled-sends";
import type { SendingPage } from "./sending-page.server";
import { TeamUpdatePanel } from "./team-update-panel";
import { TeamUpdatePreview } from "./team-update-preview";

/** While a campaign is watched the panels are hidden, so that a refreshing page cannot lose what is typed. */
export function SendingSections({ sending }: { sending: SendingPage }) {
  const { progress, refreshes, asksCancel, campaigns } = sending;
  return (
    <div className="mt-8">
      {progress && (
        <div className="mb-8">
          <CampaignProgressPanel progress={progress} refreshes={refreshes} asks={asksCancel} onTab />
        </div>
      )}
      {!progress?.running && (
        <>
          <ScheduledSends sends={sending.scheduled} />
          <Panels sending={sending} />
        </>
      )}
      <PastCampaigns campaigns={campaigns} />
    </div>
  );
}

function Panels({ sending: { newsletter, teamUpdate, blockers, test } }: { sending: SendingPage }) {
  if (newsletter.asking) return <NewsletterPanel newsletter={newsletter} blockers={blockers} test={test} />;
  const { preview, recipients, draftKey } = teamUpdate;
  if (preview) return <TeamUpdatePreview {...{ recipients, draftKey, preview, blockers, test }} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.7fr]">
      <NewsletterPanel newsletter={newsletter} blockers={blockers} test={test} />
      <TeamUpdatePanel teamUpdate={teamUpdate} test={test} />
    </div>
  );
}
