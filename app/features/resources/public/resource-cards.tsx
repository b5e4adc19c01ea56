import { nationwide } from "~/content/resources/resource-directory";
import type { DirectoryView } from "./directory.server";
import { directoryHref } from "./directory-query";
import { ResourceCard, type ResourceView } from "./resource-card";

export const cardColumns = "grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-2";

type CardsView = Pick<DirectoryView, "resources" | "localCount" | "localTitle" | "filters">;

interface CardsProps {
  view: CardsView;
  title: string;
  resources: readonly ResourceView[];
}

function Cards({ view, title, resources }: CardsProps) {
  if (resources.length === 0) return null;
  const { state } = view.filters;
  return (
    <>
      {view.localTitle && <h3 className="mt-6 mb-3 text-xl first:mt-0">{title}</h3>}
      <div className={cardColumns}>
        {resources.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            heading={view.localTitle ? "h4" : "h3"}
            tagHref={(q) => directoryHref({ q, state })}
          />
        ))}
      </div>
    </>
  );
}

/** Those of the chosen state first. */
export function ResourceCards({ view }: { view: CardsView }) {
  const { resources, localCount, localTitle } = view;
  return (
    <>
      <Cards view={view} title={localTitle} resources={resources.slice(0, localCount)} />
      <Cards view={view} title={nationwide} resources={resources.slice(localCount)} />
    </>
  );
}
