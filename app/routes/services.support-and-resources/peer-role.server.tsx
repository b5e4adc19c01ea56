import { AsideList } from "~/components/aside";
import { roles } from "~/content/volunteer";

const role = roles.cards.find((card) => card.role === "peer_counselor");

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
