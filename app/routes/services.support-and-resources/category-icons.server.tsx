import type { CategoryIcon } from "~/content/resources/resource-categories";

/** Strokes on a grid of 24. */
const paths: Record<CategoryIcon, string> = {
  lifebuoy:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5.6 5.6l3.6 3.6m5.6 5.6 3.6 3.6m0-12.8-3.6 3.6m-5.6 5.6-3.6 3.6",
  form: "M5 2h14v20H5ZM8.5 8h7m-7 4h7m-7 4h4",
  money: "M2 6h20v12H2Zm10 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM5.5 12h.1m12.9 0h.1",
  bread: "M4 20V11a4 4 0 0 1 0-7h16a4 4 0 0 1 0 7v9ZM9 8v5m6-5v5",
  house: "M2 12 12 3l10 9M5 10v11h14V10M10 21v-6h4v6",
  heart: "M12 21C4 15 2 11.5 2 8.5a5 5 0 0 1 10-1.5 5 5 0 0 1 10 1.5C22 11.5 20 15 12 21ZM12 9v6m-3-3h6",
  talk: "M2 4h20v13H11l-5 4v-4H2ZM7 9h10M7 12.5h6",
  family:
    "M8 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm9 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM3 21v-6a5 5 0 0 1 10 0v6m0 0v-2a4 4 0 0 1 8 0v2",
  bus: "M3 4h18v13H3Zm0 7h18M12 4v7M7 17v3m10-3v3",
  access: "M12 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM4 8l8 1.5L20 8m-8 1.5V15m0-1-4 7.5M12 14l4 7.5",
  scales: "M12 3v18m-5 0h10M4 6h16M5 6l-3 8h6Zm14 0-3 8h6Z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l4 3",
  compass: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm4 5-2.5 5.5L8 16l2.5-5.5Z",
  book: "M12 6C9 4 6 4 2 4.5V19c4-.5 7-.5 10 1.5 3-2 6-2 10-1.5V4.5C18 4 15 4 12 6Zm0 0v14.5",
  people:
    "M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM5 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm14 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 21v-4a5 5 0 0 1 10 0v4M2 20v-3a3 3 0 0 1 3.5-3M22 20v-3a3 3 0 0 0-3.5-3",
  sign: "M12 2v20M4 5h13l3 3-3 3H4Zm4 17h8",
};

/** Once on a page; what is shown refers to them by `#icon-` and their name. */
export function CategoryIcons() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(paths).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
        </symbol>
      ))}
    </svg>
  );
}
