import { AsideList } from "~/components/aside";
import { peerApplication } from "~/content/support-resources-page";
import { roles } from "~/content/volunteer";
import { volunteerForm } from "~/features/volunteer/application.form";
import { VolunteerFormSection } from "~/features/volunteer/application-section";

export const peerForm = volunteerForm({ anchor: peerApplication.anchor, roles: ["peer_counselor"] });

const role = roles.cards.find((card) => card.role === "peer_counselor");

/** The volunteer application with its role given: Peer Support Counselor. */
export function PeerApplication() {
  return (
    <VolunteerFormSection
      form={peerForm}
      fixedRole="peer_counselor"
      title={peerApplication.heading}
      lead={peerApplication.text}
      aside={
        role && (
          <>
            <AsideList title={roles.doingLabel} items={role.doing} />
            <AsideList title={roles.needsLabel} items={role.needs} />
          </>
        )
      }
    />
  );
}
