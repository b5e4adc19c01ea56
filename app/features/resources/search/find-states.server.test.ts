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
    ["help in Mobile", ["AL"], "help"],
    ["help on my mobile", [], "help on my mobile"],
    ["jobs Buffalo", ["NY"], "jobs"],
    ["Austin wants to learn a trade", ["TX"], "wants to learn a trade"],
    ["my friend Madison lost her job", [], "my friend Madison lost her job"],
    ["donde comer en el centro", [], "donde comer en el centro"],
  ])("%j: %j, and the rest %j", (q, states, rest) => {
    const found = findStates(q);
    expect(found.states).toEqual(states);
    expect(found.rest.replace(/\s+/g, " ").trim().replace(/^, /, "")).toBe(rest);
  });
});
