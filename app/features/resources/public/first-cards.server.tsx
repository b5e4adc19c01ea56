import { ResourceCards } from "./resource-cards";
import { useServerView } from "./server-view.server";

/** The entries of a page load; later ones are rendered in the browser. */
export function FirstCards() {
  return <ResourceCards view={useServerView()} />;
}
