import { readFileSync } from "node:fs";

export interface Token {
  name: string;
  value: string;
}

export interface ColorToken {
  name: string;
  light: string;
  dark: string;
}

export interface Tokens {
  colors: ColorToken[];
  text: Token[];
  fonts: Token[];
  shadows: Token[];
  containers: Token[];
}

const STYLES = "app/styles/site.css";

function declarations(css: string, start: string): Map<string, string> {
  const from = css.indexOf("{", css.indexOf(start)) + 1;
  const block = css.slice(from, css.indexOf("}", from));
  return new Map(
    [...block.matchAll(/--([\w*-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]),
  );
}

/** Of all its blocks. */
function themeDeclarations(css: string): Map<string, string> {
  const starts = css.match(/@theme[^{]*\{/g) ?? [];
  return new Map(starts.flatMap((start) => [...declarations(css, start)]));
}

function shadows(css: string): Token[] {
  const utilities = css.matchAll(/@utility shadow-([\w-]+) \{\s*box-shadow: ([^;]+);/g);
  return [...utilities].map(([, name = "", value = ""]) => ({ name, value }));
}

export function readTokens(): Tokens {
  const css = readFileSync(STYLES, "utf8");
  const theme = themeDeclarations(css);
  const light = declarations(css, "\n:root");
  const dark = declarations(css.slice(css.indexOf("@media (prefers-color-scheme: dark)")), ":root");
  const named = (kind: string) =>
    [...theme].flatMap(([token, value]) => {
      const name = token.startsWith(`${kind}-`) ? token.slice(kind.length + 1) : "";
      return name === "" || name === "*" || name.includes("--") ? [] : [{ name, value }];
    });
  return {
    colors: named("color").map(({ name }) => {
      const value = light.get(name) ?? "";
      return { name, light: value, dark: dark.get(name) ?? value };
    }),
    text: named("text"),
    fonts: named("font"),
    shadows: shadows(css),
    containers: named("container"),
  };
}
