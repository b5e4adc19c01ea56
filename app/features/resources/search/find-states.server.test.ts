import { describe, expect, it } from "vitest";
import { findStates } from "./find-states.server";

describe("the states of a search", () => {
  it.each<[string, string[], string]>([
    ["unemployment in Ohio", ["OH"], "unemployment"],
    ["OH unemployment", ["OH"], "unemployment"],
    ["oh unemployment", [], "oh unemployment"],
    ["texas unemployment phone", ["TX"], "unemployment phone"],
    ["unemployment tx", ["TX"], "unemployment"],
    ["west virginia", ["WV"], ""],
    ["Virginia", ["VA"], ""],
    ["unemployment in VA", ["VA"], "unemployment"],
    ["VA benefits", [], "VA benefits"],
    ["Washington, D.C. rent", ["DC"], "rent"],
    ["pensylvania food", ["PA"], "food"],
    ["food bank in IN", ["IN"], "food bank"],
    ["food or rent in me", [], "food or rent in me"],
    ["HELP ME FIND WORK IN OHIO", ["OH"], "HELP ME FIND WORK"],
    ["OK I lost my job", [], "OK I lost my job"],
    ["hi", [], "hi"],
    ["OH", ["OH"], ""],
    ["worked in Ohio, live in Indiana", ["OH", "IN"], "worked , live"],
    ["wi-fi", [], "wi-fi"],
    ["co-workers", [], "co-workers"],
    ["native indian", [], "native indian"],
    ["nueva york desempleo", ["NY"], "desempleo"],
    ["lost my ID card", [], "lost my ID card"],
    ["", [], ""],
    ["43215 food", ["OH"], "food"],
    ["rent near 10001-2345", ["NY"], "rent"],
    ["I earned 52000 a year", [], "I earned 52000 a year"],
    ["52001 a year", [], "52001 a year"],
    ["mass layoff", [], "mass layoff"],
    ["mass unemployment office", ["MA"], "unemployment office"],
    ["constructor", [], "constructor"],
    ["food bank Cleveland", ["OH"], "food bank"],
    ["Fort Worth eviction", ["TX"], "eviction"],
    ["comida en Bayamón", ["PR"], "comida"],
    ["Kansas City shelter", ["KS", "MO"], "shelter"],
    ["rent in Portland, Maine", ["ME"], "rent ,"],
    ["rent Portland", ["OR"], "rent"],
    ["jobs in Buffalo", ["NY"], "jobs"],
    ["Madison", ["WI"], ""],
    ["jackson ms food bank", ["MS"], "food bank"],
    ["vivo en reading pa", ["PA"], "vivo"],
    ["buffalo heap application", ["NY"], "heap application"],
    ["City of Houston rental assistance", ["TX"], "City of rental assistance"],
    ["north Minneapolis food", ["MN"], "north food"],
    ["made redundant in Chicago", ["IL"], "made redundant"],
    ["trade school in Austin", ["TX"], "trade school"],
    ["Orlando food bank", ["FL"], "food bank"],
    ["Saint Louis shelter", ["MO"], "shelter"],
    ["O'Fallon rent help", ["IL", "MO"], "rent help"],
    ["soup kitchen East St. Louis", ["IL"], "soup kitchen"],
    ["South Portland heating", ["ME"], "heating"],
    ["citizens advice Manchester UK", [], "citizens advice Manchester UK"],
    [
      "employment insurance in Victoria, British Columbia",
      [],
      "employment insurance in Victoria, British Columbia",
    ],
    ["my friend Madison lost her job", [], "my friend Madison lost her job"],
    ["donde comer en el centro", [], "donde comer en el centro"],
  ])("%j: %j, and the rest %j", (q, states, rest) => {
    const found = findStates(q);
    expect(found.states).toEqual(states);
    expect(found.rest.replace(/\s+/g, " ").trim().replace(/^, /, "")).toBe(rest);
  });

  it.each([
    ...[
      "Austin wants to learn a trade",
      "my daughter Madison",
      "layoffs at Providence",
      "after hurricane Sandy",
    ],
    ...["knights of columbus", "university of phoenix", "mutual of omaha", "state college financial aid"],
    ...["aloha united way 211", "McKinney-Vento", "jobs in mobile development", "goodyear layoffs"],
    ...["ayuda en chino", "trabajo en mesa de ayuda", "cual es el paso siguiente", "iglesia san juan"],
    ...["muebles de madera", "un cuarto chico", "comer en el centro", "cocinar con manteca"],
  ])("are none in %j", (q) => expect(findStates(q).states).toEqual([]));
});
