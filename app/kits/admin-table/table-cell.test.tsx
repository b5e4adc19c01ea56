import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CellContent } from "./table-cell";

const now = "2026-11-20T12:00:00.000Z";
const NAME = "مريم الحسن";

it.each([
  ["text", `<bdi>${NAME}</bdi>`],
  ["long", `<bdi>${NAME}</bdi>`],
  ["person", `<bdi>${NAME}</bdi>`],
] as const)(
  "a cell of the format %s keeps an Arabic name apart from what stands beside it",
  (format, markup) => {
    const column = { id: "name", label: "Name", format };
    expect(
      renderToStaticMarkup(<CellContent column={column} row={{ id: "1", name: NAME }} now={now} />),
    ).toBe(markup);
  },
);
