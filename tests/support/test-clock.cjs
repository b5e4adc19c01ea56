/**
 * Loaded with `node --require` into a program whose time a test sets: reads the clock from the file TEST_CLOCK, as
 * tests/support/test-clock.ts writes it. Timers run at its rate, input and output at their own.
 */
const { readFileSync } = require("node:fs");
const { Socket } = require("node:net");
const timers = require("node:timers");
const promises = require("node:timers/promises");

const RealDate = Date;
const realNow = Date.now;
const READ_EVERY_MS = 5;
const SOCKET_MS = 5_000;

const path = process.env.TEST_CLOCK ?? "";
/** At the real time `anchor` it is `time`, and goes on at `rate`; `uptime` is a clock that does not jump. */
let clock = { time: realNow(), uptime: 0, anchor: realNow(), rate: 1 };
let readAt = 0;

function current() {
  const real = realNow();
  if (Math.abs(real - readAt) >= READ_EVERY_MS) {
    readAt = real;
    try {
      clock = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      // It is just being written: the time from before holds.
    }
  }
  return clock;
}

function now() {
  const { time, anchor, rate } = current();
  return Math.round(time + (realNow() - anchor) * rate);
}

function uptime() {
  const { uptime, anchor, rate } = current();
  return uptime + (realNow() - anchor) * rate;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
performance.now = uptime;

/** @param {number | undefined} ms */
const scaled = (ms) => (ms ?? 0) / current().rate;

/**
 * @template {(...args: any[]) => unknown} Timer
 * @param {Timer} timer
 * @param {number} at the position of the delay
 * @returns {Timer}
 */
function scale(timer, at) {
  return new Proxy(timer, {
    apply: (target, self, args) => {
      args[at] = scaled(args[at]);
      return Reflect.apply(target, self, args);
    },
  });
}

globalThis.setTimeout = timers.setTimeout = scale(timers.setTimeout, 1);
globalThis.setInterval = timers.setInterval = scale(timers.setInterval, 1);
promises.setTimeout = scale(promises.setTimeout, 0);

const setSocketTimeout = Socket.prototype.setTimeout;
/**
 * A busy machine answers late: what takes half a minute of the set time is still given seconds of the real one.
 *
 * @param {number} ms
 * @param {(() => void) | undefined} listener
 */
Socket.prototype.setTimeout = function (ms, listener) {
  return setSocketTimeout.call(this, Math.max(scaled(ms), Math.min(ms, SOCKET_MS)), listener);
};
