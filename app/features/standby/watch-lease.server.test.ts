import { expect, it } from "vitest";
import { waitFor } from "#tests/support/wait-for";
import { startWatch } from "./watch-lease.server";

it("holds the lease once a look has found it, and not while none has", async () => {
  let isAway = true;
  const watch = startWatch(async () => {
    if (isAway) throw new Error("The store is away");
    return true;
  });
  expect([watch.isHeld(), watch.state()]).toEqual([false, "unknown"]);
  const told = new AbortController();
  const waiting = watch.untilHeld(told.signal);
  told.abort();
  expect(await waiting, "told to stop while it waited").toBe(false);

  isAway = false;
  expect(await watch.untilHeld(new AbortController().signal)).toBe(true);
  expect(watch.state()).toBe("held");
});

it("tells whoever works that it is gone, and looks no more", async () => {
  let looks = 0;
  let isReplaced = false;
  const watch = startWatch(async () => {
    looks += 1;
    return !isReplaced;
  });
  const { signal } = new AbortController();
  await watch.untilHeld(signal);
  const gone = watch.untilGone(signal);
  expect(gone.aborted).toBe(false);
  isReplaced = true;
  await waitFor("the end", () => gone.aborted);
  expect(watch.state()).toBe("lost");
  const last = looks;
  isReplaced = false;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([looks, watch.state()]).toEqual([last, "lost"]);
});
