const STEPS = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3_600 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 },
];

/** "3 days 4 hours", "12 minutes": two units from hours on. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const first = STEPS.findIndex((step) => seconds >= step.seconds);
  const units = STEPS.slice(first === -1 ? STEPS.length - 1 : first).slice(
    0,
    first <= 1 && first >= 0 ? 2 : 1,
  );
  let rest = seconds;
  const parts = units.map(({ name, seconds: length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { name, count };
  });
  return parts
    .filter(({ count }, index) => index === 0 || count > 0)
    .map(({ name, count }) => `${count} ${name}${count === 1 ? "" : "s"}`)
    .join(" ");
}
