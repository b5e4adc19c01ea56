import { expect, it } from "vitest";
import { states } from "./states";
import { stateOfZip } from "./zip-codes";

it.each([
  ["43215", "OH"],
  ["10001", "NY"],
  ["06390", "NY"],
  ["06101", "CT"],
  ["83414", "WY"],
  ["83401", "ID"],
  ["00901", "PR"],
  ["00802", "VI"],
  ["20001", "DC"],
  ["96813", "HI"],
  ["96799", undefined],
  ["09001", undefined],
  ["34001", undefined],
  ["4321", undefined],
  ["432155", undefined],
  ["", undefined],
])("puts %s into %s", (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

it("knows ZIP codes of every state", () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, "0")}01`)),
  );
  expect(states.filter(({ code }) => !found.has(code))).toEqual([]);
});
