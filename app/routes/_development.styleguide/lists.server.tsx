import { ConnectionProblem } from "~/components/connection-problem";
import { Cell, DataTable } from "~/components/data-table";
import { FilterDate, FilterProblem, FilterSelect } from "~/components/filter-fields";
import { FilterForm } from "~/components/filter-form";
import { FilteredList } from "~/components/filtered-list";
import { Pager } from "~/components/pager";
import { Section } from "~/components/section";
import { SkeletonCards } from "~/components/skeleton-cards";
import { CrisisCard, EmptyHelp } from "~/components/urgent-lines";
import { crisisCard, emptyHelp } from "~/content/crisis-card";
import { newsPage } from "~/content/news";
import { resourceDirectory, resourcesEmptyText } from "~/content/resource-directory";
import { ArticleCard } from "~/features/articles/public/article-card";
import { LatestNews } from "~/features/articles/public/latest-news";
import { ResourceCard } from "~/features/resources/public/resource-card";
import { articles, resources } from "./list-samples.server";
import { Sample, Samples } from "./sample.server";

const tagSearch = (): `/${string}` => "/styleguide#lists";

const columns = "grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3";

function ArticleCards() {
  return (
    <div className={columns}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} heading="h3" copy={newsPage} />
      ))}
    </div>
  );
}

const list = { heading: "h3", loading: newsPage.loading, columns } as const;
const empty = { title: resourceDirectory.emptyHeading, text: resourcesEmptyText({ q: "unicorn" }) };
const field = {
  name: "sample",
  value: "",
  classes: { field: "mb-3", label: "block font-semibold", input: "h-11" },
};
const clear = { to: "/styleguide#lists", label: newsPage.clear } as const;

export function ListsSection() {
  return (
    <Section id="lists" title="Lists">
      <Samples>
        <Sample name="FilterForm">
          <FilterForm
            action="/styleguide#lists"
            search={{ ...newsPage.search, value: "" }}
            choice={{ name: "source", ...newsPage.source, options: ["Example News"], value: "" }}
            submit={newsPage.submit}
          />
        </Sample>
        <Sample name="FilterSelect and FilterDate, with a FilterProblem">
          <FilterProblem id="sample-problem" text="That date could not be read." />
          <FilterSelect {...field} id="sample-select" label="Type" all="All types" options={[]} />
          <FilterDate {...field} id="sample-date" label="From" problemId="sample-problem" />
        </Sample>
        <Sample name="FilteredList with ArticleCard">
          <FilteredList {...list} count="Showing 1-3 of 3 articles" clear={clear} empty={undefined}>
            <ArticleCards />
          </FilteredList>
        </Sample>
        <Sample name="FilteredList when nothing is in it">
          <FilteredList {...list} count="" clear={clear} empty={empty}>
            {null}
          </FilteredList>
        </Sample>
        <Sample name="CrisisCard">
          <CrisisCard copy={crisisCard} heading="h3" />
        </Sample>
        <Sample name="EmptyHelp">
          <EmptyHelp copy={emptyHelp} />
        </Sample>
        <Sample name="ConnectionProblem">
          <ConnectionProblem isLost className="max-w-form" />
        </Sample>
        <Sample name="SkeletonCards alone">
          <div className="relative h-72">
            <SkeletonCards text={newsPage.loading} columns={columns} />
          </div>
        </Sample>
        <Sample name="ResourceCard with all it can have, and with the least">
          <div className="grid gap-6 lg:grid-cols-2">
            {resources.map((resource) => (
              <ResourceCard
                key={resource.id}
                resource={resource}
                {...(resource.id === 1 && { tagHref: tagSearch })}
              />
            ))}
          </div>
        </Sample>
        <Sample name="LatestNews while there are none" bare>
          <LatestNews articles={[]} />
        </Sample>
        <Sample name="Pager on the first, a middle and the last page">
          {[1, 5, 9].map((page) => (
            <Pager
              key={page}
              label={`Pages, at page ${page}`}
              slice={{ page, pageCount: 9 }}
              hrefFor={(number) => `/styleguide?page=${number}#lists`}
            />
          ))}
        </Sample>
        <Sample name="DataTable with Cell">
          <DataTable label="Sample figures" columns={["Form", "Views", "Sent"]} numbers={2}>
            {["Newsletter", "Survey", "Volunteer"].map((name, index) => (
              <tr key={name}>
                <Cell as="rowheader">{name}</Cell>
                <Cell number>{1200 * (index + 1)}</Cell>
                <Cell number>{40 * (index + 1)}</Cell>
              </tr>
            ))}
          </DataTable>
        </Sample>
      </Samples>
    </Section>
  );
}
