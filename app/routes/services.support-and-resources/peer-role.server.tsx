import { AsideList } from "~/components/aside";
import { roles } from "~/content/volunteer";

const role = roles.cards.find((card) => card.role === "peer_counselor");

/** What a peer counselor does and needs, as the volunteer page says it. */
export function PeerRole() {
  return (
    role && (
      <>
        <AsideList title={roles.doingLabel} items={role.doing} />
        <AsideList title={roles.needsLabel} items={role.needs} />
      </>
    )
  );
}
