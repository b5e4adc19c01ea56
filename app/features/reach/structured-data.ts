import type { ArticleView } from "~/features/news/article-card";
import type { SiteSettings } from "~/lib/site-settings";

/** The organisation, for search engines (schema.org NGO). */
export function organizationData(site: SiteSettings, description: string) {
  const { instagram, tiktok, reddit } = site.places;
  return {
    "@context": "https://schema.org",
    "@type": "NGO",
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icons/icon-512.png`,
    description,
    email: site.mailboxes.general,
    sameAs: [instagram, tiktok, reddit],
  };
}

/** Articles elsewhere, in the order they are shown (schema.org ItemList). */
export function articleListData(articles: readonly ArticleView[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: articles.map(({ plainTitle, href, date }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: { "@type": "Article", headline: plainTitle, url: href, datePublished: date?.iso },
    })),
  };
}
