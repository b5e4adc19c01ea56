import { readdirSync } from "node:fs";
import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

const folder = "app/components/illustrations";
/** Parts of pictures, and the small ones. */
const PARTS = ["hand.tsx", "picture.tsx", "tools.tsx", "spot.tsx", "illustrations.test.tsx"];

type Illustration = (props: { label?: string }) => unknown;
const isIllustration = (value: unknown): value is Illustration => typeof value === "function";

async function illustrationIn(name: string): Promise<Illustration> {
  const module: unknown = await import(`./${name}`);
  const illustration = Object.values(Object(module)).find(isIllustration);
  if (!illustration) throw new Error(`${name} exports no picture`);
  return illustration;
}

const names = readdirSync(folder).filter((name) => !PARTS.includes(name));

function render(Illustration: Illustration, label?: string): string {
  const element = Illustration(label === undefined ? {} : { label });
  if (!isValidElement(element)) throw new Error("not an element");
  return renderToStaticMarkup(element);
}

it("finds every picture", () => {
  expect(names.length).toBeGreaterThan(12);
});

describe.each(names)("%s", (name) => {
  it("weighs less than 4 kB", async () => {
    expect(render(await illustrationIn(name), "A picture").length).toBeLessThan(4096);
  });

  it("uses inks and grounds only, which do not change places in the dark", async () => {
    const markup = render(await illustrationIn(name));
    const colors = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color ?? "");
    const others = colors.filter(
      (color) => !/^(none|#[\da-f]{6}|var\(--(picture-\w+|ground-disc)\))$/.test(color),
    );
    expect(others).toEqual([]);
    expect(colors.length).toBeGreaterThan(3);
  });

  it("is read out by its label, and hidden without one", async () => {
    const illustration = await illustrationIn(name);
    expect(render(illustration, "A kettle")).toMatch(/role="img" aria-label="A kettle"/);
    expect(render(illustration)).toMatch(/aria-hidden="true"/);
  });
});
