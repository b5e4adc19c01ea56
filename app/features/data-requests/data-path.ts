export function dataPath(page: "open" | "download", token: string): `/your-data/${string}` {
  return `/your-data/${page}?token=${encodeURIComponent(token)}`;
}
