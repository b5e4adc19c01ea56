/** Tailwind's layer of initial values for browsers without `@property`. */
const LAYER = "properties";

/**
 * A PostCSS plugin that uses Tailwind's fallback for browsers without `@property` in all browsers: one rule sets the
 * variables' initial values. Tailwind emits both, and the W3C checker does not know `@property`.
 *
 * @returns {import("postcss").Plugin}
 */
export function plainProperties() {
  return {
    postcssPlugin: "plain-properties",
    Once(root) {
      /** @type {Set<string>} */
      const set = new Set();
      root.walkAtRules("supports", (condition) => {
        const { parent } = condition;
        if (parent?.type !== "atrule" || !("params" in parent) || parent.params !== LAYER) return;
        condition.walkDecls((declaration) => void set.add(declaration.prop));
        condition.replaceWith(condition.nodes ?? []);
      });
      root.walkAtRules("property", (registration) => {
        // Other registrations have no equivalent rule.
        if (set.has(registration.params)) registration.remove();
      });
    },
  };
}
