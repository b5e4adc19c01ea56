import { firstWeek, firstWeekDays, page as firstWeekPage } from "~/content/first-week";
import type { ArticleView } from "~/features/articles/public/article-card";
import { thumbnailUrl, type VideoView, videoUrl } from "~/features/videos/list-videos";
import type { SiteSettings } from "~/lib/site-settings";

/** The organisation, for search engines (schema.org NGO). */
export function organizationData(site: SiteSettings, description: string) {
  const { instagram, tiktok, reddit } = site.places;
  const elsewhere = [instagram, tiktok, reddit].filter((place) => place !== undefined);
  return {
    "@context": "https://schema.org",
    "@type": "NGO",
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icons/icon-512.png`,
    description,
    email: site.mailboxes.general,
    ...recordData(site),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** Who runs the site; what is not set is left out of the JSON. */
function recordData({ organization, postalAddress }: SiteSettings) {
  const { founded, funders, legalName, people, press, registration } = organization;
  return {
    legalName,
    identifier: registration && {
      "@type": "PropertyValue",
      propertyID: registration.label,
      value: registration.number,
    },
    foundingDate: founded?.toString(),
    address: postalAddress,
    member: people?.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
    funder: funders?.map(({ name, link }) => ({ "@type": "Organization", name, url: link })),
    contactPoint: press && {
      "@type": "ContactPoint",
      contactType: "press",
      name: press.name,
      email: press.email,
      telephone: press.phone,
    },
  };
}

/** Things in the order they are shown (schema.org ItemList); nothing where there are none, which the type forbids. */
function listData(items: readonly object[]) {
  if (items.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}

/** schema.org Article. */
export function articleListData(articles: readonly ArticleView[]) {
  return listData(
    articles.map(({ plainTitle, href, date }) => ({
      "@type": "Article",
      headline: plainTitle,
      url: href,
      datePublished: date?.iso,
    })),
  );
}

/** schema.org VideoObject. */
export function videoListData(videos: readonly VideoView[]) {
  return listData(
    videos.map(({ videoId, title, description, source, duration, date }) => ({
      "@type": "VideoObject",
      name: title,
      description,
      // Every video has this size, not every one a larger one.
      thumbnailUrl: thumbnailUrl(videoId, "hqdefault"),
      uploadDate: date.iso,
      duration: duration.iso,
      url: videoUrl(videoId),
      creator: { "@type": "Organization", name: source },
    })),
  );
}

/** schema.org HowTo. */
export function firstWeekData(site: SiteSettings) {
  const url = site.url + firstWeekPage.path;
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: firstWeek.heading,
    description: firstWeekPage.description,
    step: firstWeekDays.map(({ steps }, index) => ({
      "@type": "HowToSection",
      name: firstWeek.day(index + 1),
      itemListElement: steps.map(({ id, title, text }) => ({
        "@type": "HowToStep",
        name: title,
        text,
        url: `${url}#${id}`,
      })),
    })),
  };
}
