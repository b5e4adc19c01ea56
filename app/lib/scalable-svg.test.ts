import { expect, it } from "vitest";
import { scalableSvg } from "./scalable-svg";

it("gives a drawing a view box, and takes needless digits from its numbers", () => {
  const svg = '<svg role="img" width="900" height="430"><path d="M1.23456,0.5L10.999999,2"></path></svg>';
  expect(scalableSvg(svg)).toBe(
    '<svg role="img" width="900" height="430" viewBox="0 0 900 430"><path d="M1.2,0.5L11,2"></path></svg>',
  );
});

it("leaves out what Nivo writes but nobody sees", () => {
  const line = '<line x1="0" style="stroke:none;stroke-width:1"></line>';
  expect(
    scalableSvg(
      `<g style="opacity:1"><rect width="9" fill="transparent"></rect>${line}<path d="M0 0"></path></g>`,
    ),
  ).toBe('<g><path d="M0 0"></path></g>');
});
