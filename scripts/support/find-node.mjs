/** Prints the path of a Node the project supports, for `with-node.sh`. It has to run on any Node. */
import { fetchNode, isSupported, LINES, NoNode, PINNED_LINE, pinnedVersion } from "./node-lines.mjs";
import { root } from "./root.mjs";

try {
  const { node } = process.versions;
  if (!isSupported(node)) {
    const version = pinnedVersion(root, PINNED_LINE);
    console.error(
      `Node ${node} is not among ${LINES.join(", ")}: everything runs with Node ${version}, fetched once.`,
    );
  }
  process.stdout.write(isSupported(node) ? process.execPath : fetchNode(root, PINNED_LINE));
} catch (error) {
  console.error(error instanceof NoNode ? error.message : error);
  process.exitCode = 1;
}
