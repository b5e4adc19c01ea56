/** The layer in which Tailwind gives its variables their first values where `@property` is not understood. */
const LAYER = "properties";

/**
 * A PostCSS plugin that takes Tailwind's own way for browsers without `@property` for all browsers: its variables get
 * their first values from one rule. They were registered and set by that rule as well, twice in each stylesheet;
 * and the W3C checker does not know `@property`.
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
        // Anything else cannot be said in another way.
        if (set.has(registration.params)) registration.remove();
      });
    },
  };
}
