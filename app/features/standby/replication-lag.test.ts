import { expect, it } from "vitest";
import { type Figures, parseFigures, ReplicationLag } from "./replication-lag";

const text = (index: number, offset: string, errors: number) => `
# TYPE litestream_replica_wal_index gauge
litestream_replica_wal_index{db="/srv/site.db",name="s3"} ${index}
litestream_replica_wal_offset{db="/srv/site.db",name="s3"} ${offset}
litestream_sync_error_count{db="/srv/site.db"} ${errors}
`;

function figures(read: [number, number], [index, offset]: [number, number], errors = 0): Figures {
  return { read: { index: read[0], offset: read[1] }, sent: { index, offset }, errors };
}

it("reads Litestream's figures, also large ones, and misses none", () => {
  expect(parseFigures(text(3, "1.27752e+06", 2))).toEqual({
    sent: { index: 3, offset: 1_277_520 },
    errors: 2,
  });
  expect(() => parseFigures("")).toThrow("Litestream gives no litestream_replica_wal_index");
});

it("is behind since what was written first and has not arrived, and since the start while nobody answers", () => {
  const lag = new ReplicationLag(0);
  expect(lag.ms(4_000)).toBe(4_000);
  lag.note(figures([0, 100], [0, 100]), 5_000);
  expect(lag.ms(6_000)).toBe(1_000);
  // People write all the time, and it arrives.
  lag.note(figures([0, 300], [0, 200]), 10_000);
  lag.note(figures([1, 50], [0, 300]), 15_000);
  expect(lag.ms(15_000)).toBe(5_000);
  // Nothing arrives any more.
  lag.note(figures([1, 90], [0, 310]), 20_000);
  lag.note(figures([2, 10], [0, 310]), 25_000);
  expect(lag.ms(25_000)).toBe(15_000);
  lag.note(figures([2, 10], [2, 10]), 30_000);
  expect(lag.ms(30_000)).toBe(0);
});

it("does not take what was sent before Litestream began anew for what it reads now", () => {
  const lag = new ReplicationLag(0);
  lag.note(figures([5, 10], [5, 10]), 1_000);
  lag.note(figures([5, 20], [5, 10]), 2_000);
  lag.note(figures([0, 30], [5, 10]), 3_000);
  expect(lag.ms(3_000)).toBe(2_000);
  lag.note(figures([0, 40], [0, 30]), 4_000);
  expect(lag.ms(4_000)).toBe(1_000);
});

it("is not up to date while the database cannot be read", () => {
  const lag = new ReplicationLag(0);
  lag.note(figures([0, 10], [0, 10], 3), 1_000);
  lag.note(figures([0, 10], [0, 10], 3), 2_000);
  lag.note(figures([0, 10], [0, 10], 9), 3_000);
  lag.note(figures([0, 10], [0, 10], 12), 4_000);
  expect(lag.ms(4_000)).toBe(2_000);
  lag.note(figures([0, 10], [0, 10], 12), 5_000);
  expect(lag.ms(5_000)).toBe(0);
});
