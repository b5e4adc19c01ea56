import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { logger } from "~/lib/logger.server";
import { internalHeaders } from "./client-ip.server";
import { ProxyWatch } from "./proxy-watch.server";

function note(watch: ProxyWatch, headers: Record<string, string>, trusted?: string, peer = "127.0.0.1") {
  const message = new IncomingMessage(new Socket());
  Object.assign(message.headers, headers, { [internalHeaders.peerIp]: peer });
  watch.note(message, trusted);
  return watch.problem;
}

it.each([
  ["x-forwarded-for", "198.51.100.1, 203.0.113.7"],
  ["forwarded", 'for="[2001:db8::1]:4711"'],
  ["x-real-ip", "203.0.113.7"],
  ["fly-client-ip", "203.0.113.7"],
  ["cf-connecting-ip", "203.0.113.7"],
])("notices the header %s of a proxy that no setting names, and logs it once", (header, value) => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const watch = new ProxyWatch();
  expect(note(watch, {})).toBeNull();
  expect(note(watch, { [header]: value })).toEqual({ kind: "unset", header });
  note(watch, { [header]: value });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain("CLIENT_ADDRESS_HEADER is not set");
  warn.mockRestore();
});

it("notices a trusted header that holds no IP address", () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const watch = new ProxyWatch();
  expect(note(watch, { "x-client": "203.0.113.7:4711" }, "x-client")).toBeNull();
  expect(note(watch, {}, "x-client")).toBeNull();
  expect(note(watch, { "x-client": "unknown" }, "x-client")).toEqual({
    kind: "unreadable",
    header: "x-client",
  });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it("ignores forwarding headers from a public IP address, which anyone can send", () => {
  expect(note(new ProxyWatch(), { "x-forwarded-for": "203.0.113.7" }, undefined, "198.51.100.1")).toBeNull();
});
