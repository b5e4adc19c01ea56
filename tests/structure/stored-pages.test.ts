import { describe, expect, it } from "vitest";
import { storedPageOf } from "~/stored-pages.server";
import { routeRows } from "../support/routes";

/** Public routes whose responses are never stored, and why. */
const exceptions: Readonly<Record<string, string>> = {
  root: "has no page of its own",
  "routes/$": "is 404",
  "routes/healthz": "says that this process answers",
  "routes/readyz": "says what is the case at this moment",
  "routes/metrics": "says what is the case at this moment",
  "routes/form-events": "counts a view with each request",
  "routes/newsletter.confirm": "shows a subscriber's address",
  "routes/newsletter.preferences": "shows a subscriber's address",
  "routes/newsletter.unsubscribe": "shows a subscriber's address",
  "routes/es.newsletter.confirm": "shows a subscriber's address",
  "routes/es.newsletter.preferences": "shows a subscriber's address",
  "routes/es.newsletter.unsubscribe": "shows a subscriber's address",
  "routes/first-week_.dates[.]ics": "has the days of one person, and leads to its page without them",
  "routes/es.first-week_.dates[.]ics": "has the days of one person, and leads to its page without them",
  "routes/your-data_.open": "shows what is stored about a person",
  "routes/your-data_.download": "holds what is stored about a person",
  "routes/es.your-data_.open": "shows what is stored about a person",
  "routes/es.your-data_.download": "holds what is stored about a person",
  "routes/services.support-and-resources_.report": "one page for each entry, rarely read twice",
  "routes/es.services.support-and-resources_.report": "one page for each entry, rarely read twice",
};

const publicRoutes = Object.entries(routeRows).filter(([id]) => !id.startsWith("routes/admin"));

describe("a public route", () => {
  it.each(publicRoutes)("%s is stored, or has a reason not to be", (id, { path }) => {
    if (id in exceptions && id !== "root") expect(storedPageOf(path)).toBeUndefined();
    else expect(storedPageOf(path)).toMatchObject({ target: path });
  });

  it("has no exception without a route", () => {
    expect(Object.keys(exceptions).filter((id) => !(id in routeRows))).toEqual([]);
  });
});

it.each(Object.entries(routeRows).filter(([id]) => id.startsWith("routes/admin")))(
  "%s, a staff page, is not stored",
  (_, { path }) => expect(storedPageOf(path)).toBeUndefined(),
);
