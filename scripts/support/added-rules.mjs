import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postcss from "postcss";

const PUBLIC = "public.css";
const COMPLETE = [PUBLIC, "staff.css"];

/**
 * A PostCSS plugin for sheets that are loaded after public.css: removes what that has.
 *
 * @param {import("postcss").AcceptedPlugin[]} plugins that compile public.css
 * @returns {import("postcss").Plugin}
 */
export function addedRules(plugins) {
  return {
    postcssPlugin: "added-rules",
    async Once(root, { result: { opts } }) {
      if (!opts.from || COMPLETE.includes(basename(opts.from))) return;
      if (!readFileSync(opts.from, "utf8").includes('@import "./site.css"')) return;
      const from = join(dirname(opts.from), PUBLIC);
      const shared = await postcss(plugins).process(readFileSync(from, "utf8"), { from });
      if (shared.root.type === "root") removePresent(root, shared.root);
    },
  };
}

/**
 * @param {import("postcss").Root} root
 * @param {import("postcss").Root} shared
 */
export function removePresent(root, shared) {
  const present = new Set(leavesOf(shared).map(identity));
  for (const leaf of leavesOf(root)) if (present.has(identity(leaf))) leaf.remove();
  removeEmpty(root);
}

/**
 * Declarations, and at-rules without a block.
 *
 * @param {import("postcss").Container} container
 * @returns {import("postcss").ChildNode[]}
 */
function leavesOf(container) {
  return (container.nodes ?? []).flatMap((node) => (isContainer(node) ? leavesOf(node) : [node]));
}

/**
 * Keyframes and fonts count as a whole.
 *
 * @param {import("postcss").ChildNode} node
 * @returns {node is import("postcss").Container & import("postcss").ChildNode}
 */
function isContainer(node) {
  if (node.type === "rule") return /^(:root|\*)/.test(node.selector);
  return node.type === "atrule" && node.nodes !== undefined && /^(layer|media|supports)$/.test(node.name);
}

/**
 * The node's text with all that it is nested in.
 *
 * @param {import("postcss").ChildNode} node
 */
function identity(node) {
  return [...namesOf(node.parent), node.toString().replace(/\s+/g, " ")].join(" in ");
}

/**
 * @param {import("postcss").ChildNode["parent"]} node
 * @returns {string[]}
 */
function namesOf(node) {
  if (node instanceof postcss.AtRule) return [...namesOf(node.parent), `@${node.name} ${node.params}`];
  return node instanceof postcss.Rule ? [...namesOf(node.parent), node.selector] : [];
}

/** @param {import("postcss").Container} container */
function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" && node.type !== "rule") continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}
