import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as pagePictures from "./page-pictures";
import * as posterPictures from "./poster-pictures";

type Illustration = typeof pagePictures.NightChat;

function render(Illustration: Illustration, label?: string): string {
  const element = Illustration(label === undefined ? {} : { label });
  if (!isValidElement(element)) throw new Error("not an element");
  return renderToStaticMarkup(element);
}

describe.each(Object.entries({ ...pagePictures, ...posterPictures }))("%s", (_, illustration) => {
  it("weighs less than 4 kB", () => {
    expect(render(illustration, "A picture").length).toBeLessThan(4096);
  });

  it("uses inks and grounds only, which do not change places in the dark", () => {
    const markup = render(illustration);
    const colors = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color ?? "");
    const others = colors.filter(
      (color) => !/^(none|#[\da-f]{6}|var\(--(picture-\w+|ground(?:-disc)?)\))$/.test(color),
    );
    expect(others).toEqual([]);
    expect(colors.length).toBeGreaterThan(3);
  });

  it("is read out by its label, and hidden without one", () => {
    expect(render(illustration, "A kettle")).toMatch(/role="img" aria-label="A kettle"/);
    expect(render(illustration)).toMatch(/aria-hidden="true"/);
  });
});
