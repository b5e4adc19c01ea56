import { describe, expect, it } from "vitest";
import { clientIp, clientIpBlock, ipBlock } from "./client-ip.server";

const from = (headers: Record<string, string>) =>
  new Request("http://localhost", { headers: { "x-peer-ip": "10.0.0.2", ...headers } });

describe("clientIp", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["evil, 198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:5678", "203.0.113.7"],
    ["[2001:db8::1]:5678", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["for=203.0.113.7;proto=https", "203.0.113.7"],
    ['for=198.51.100.1, proto=https;for="[2001:db8::1]:4711"', "2001:db8::1"],
  ])("reads the last address of the trusted header %j", (value, address) => {
    expect(clientIp(from({ "x-client": value }), "x-client")).toBe(address);
  });

  it.each(["unknown", "", "203.0.113.7, unknown", "for=_hidden", "203.0.113.7:port", "[203"])(
    "falls back to the connection's address for %j",
    (value) => {
      expect(clientIp(from({ "x-client": value }), "x-client")).toBe("10.0.0.2");
    },
  );

  it("does not read a header that is not the trusted one", () => {
    const request = from({ "x-forwarded-for": "203.0.113.7" });
    expect(clientIp(request, undefined)).toBe("10.0.0.2");
    expect(clientIp(request, "x-client")).toBe("10.0.0.2");
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("ipBlock maps %s to %s", (address, block) => {
  expect(ipBlock(address)).toBe(block);
});

it("clientIpBlock tells public addresses from a proxy's", () => {
  const block = (value: string) => clientIpBlock(from({ "x-client": value }), "x-client");
  expect(block("2001:db8:1:2::9")).toEqual({ block: "2001:db8:1:2", isPublic: true });
  expect(block("unknown")).toEqual({ block: "10.0.0.2", isPublic: false });
});
