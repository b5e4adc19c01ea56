import { peerApplication } from "~/content/resources/support-resources-page";
import { volunteerForm } from "~/features/volunteer/application.form";
import { VolunteerFormSection } from "~/features/volunteer/application-section";

export const peerForm = volunteerForm({ anchor: peerApplication.anchor, roles: ["peer_counselor"] });

export function PeerApplication() {
  return (
    <VolunteerFormSection
      form={peerForm}
      fixedRole="peer_counselor"
      title={peerApplication.heading}
      lead={peerApplication.text}
    />
  );
}
