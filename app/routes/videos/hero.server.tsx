import { FilmEvening } from "~/components/illustrations/film-evening";
import { PageHero } from "~/components/page-hero";
import { videosPage } from "~/content/videos-page";

export function VideosHero() {
  const { heading, intro, picture } = videosPage;
  return <PageHero title={heading} lead={intro} picture={<FilmEvening label={picture} />} />;
}
