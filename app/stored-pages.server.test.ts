import { describe, expect, it } from "vitest";
import { storedPageOf } from "./stored-pages.server";

const directory = "/services/support-and-resources";

describe("the stored page of an address", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=mail&fbclid=secret", "/"],
    ["/?index", "/"],
    ["/?year=2029.6", "/?year=2030"],
    ["/?year=2024", "/"],
    ["/?year=soon", "/"],
    ["/news", "/news"],
    ["/news?", "/news"],
    ["/news?q=&source=+&page=1", "/news"],
    ["/news?page=02&page=5", "/news?page=2"],
    ["/news?page=-3", "/news"],
    ["/news?kind=cuts&page=2", "/news?kind=cuts&page=2"],
    ["/news?kind=mine", "/news"],
    ["/news.data?page=3&page=4&x=1", "/news.data?page=3"],
    ["/_root.data", "/_root.data"],
    [`${directory}?page=2&state=oh&category=Legal+Aid&q=`, `${directory}?category=Legal+Aid&state=OH&page=2`],
    [
      `${directory}?online=yes&phone=no&cost=free&language=es&show=all`,
      `${directory}?cost=free&online=yes&language=es&show=all`,
    ],
    ["/first-week?state=tx", "/first-week?state=TX"],
    ["/first-week?state=nowhere", "/first-week"],
    ["/services/policy-advocacy?filter=unknown", "/services/policy-advocacy"],
    ["/volunteer?role=peer_counselor", "/volunteer?role=peer_counselor"],
    ["/videos?category=all&length=any", "/videos"],
    ["/videos?length=short", "/videos?length=short"],
    ["/videos?category=podcasts&q=", "/videos?category=podcasts"],
    ["/statistics?tab=economic&q=private", "/statistics?tab=economic"],
    ["/crowdfunding?need=housing", "/crowdfunding"],
    ["/contact?subject=support&message=mine&name=Sam", "/contact?subject=support"],
    ["/contact?subject=other&campaign=scorecard", "/contact?subject=other&campaign=scorecard"],
    ["/contact?about=story&subject=money&campaign=mine", "/contact?about=story"],
    ["/es/contact?about=story", "/es/contact"],
    ["/es/contact?about=data&subject=other", "/es/contact?subject=other&about=data"],
    ["/posters/home", "/posters/home"],
    ["/news.rss?x", "/news.rss"],
    ["/survey-results.csv", "/survey-results.csv"],
  ])("%s is %s", (address, target) => {
    expect(storedPageOf(address)).toMatchObject({ key: target, target });
    expect(storedPageOf(target)).toMatchObject({ target });
  });

  it.each([
    "/news?q=my+landlord",
    "/news?source=anything",
    "/news?page=201",
    "/videos?q=x",
    `${directory}?q=rent`,
    `${directory}?ids=3,17`,
    `${directory}?ids=`,
    `${directory}?category=A+category+of+staff`,
    `${directory}?language=xx`,
    `${directory}/report?entry=3`,
    "/about?sent=contact",
    "/?mark=1732.abc",
    "/contact?sent=contact&mark=1.x&subject=support",
    "/contact?new=yes",
    "/news.data?_routes=root",
    "/News",
    "/news/",
    "/n%65ws",
    "//news",
    "http://localhost/news",
    "/news.rss.data",
    "/posters/unknown",
    "/newsletter/unsubscribe?token=x",
    "/form-events?form=contact",
    "/healthz",
    "/readyz",
    "/admin/dashboard",
    "/admin/login",
    "/no-such-page",
    "",
  ])("%s has none", (address) => expect(storedPageOf(address)).toBeUndefined());

  it("names what the page shows, and whether it could be read", () => {
    expect(storedPageOf("/news")?.subjects).toEqual(["articles", "newsletter", "failedReads"]);
    expect(storedPageOf(`${directory}?state=OH`)?.subjects).toEqual([
      "resources",
      "newsletter",
      "failedReads",
    ]);
    expect(storedPageOf("/about")).toEqual({ key: "/about", target: "/about", subjects: [] });
    expect(storedPageOf("/contact")?.maxAgeSeconds).toBe(60);
  });
});
