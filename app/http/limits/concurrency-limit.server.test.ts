import { expect, it } from "vitest";
import { ConcurrencyLimit, TooBusy } from "./concurrency-limit.server";

it("runs two at once, lets eight wait in order, rejects the rest, and takes new work afterwards", async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, mayWait: 8 });
  const started: number[] = [];
  const releases: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => releases.push(resolve));
    running -= 1;
    if (number === 3) throw new Error("failed");
    return number;
  };
  const results = Array.from({ length: 12 }, (_, number) => limit.run(work(number)).catch((error) => error));
  expect(await results[10]).toBeInstanceOf(TooBusy);
  expect(await results[11]).toBeInstanceOf(TooBusy);
  expect(started).toEqual([0, 1]);
  for (let number = 0; number < 10; number += 1) {
    releases.shift()?.();
    await results[number];
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(2);
  expect(await results[3]).toEqual(new Error("failed"));
  expect(await limit.run(async () => "again")).toBe("again");
});
