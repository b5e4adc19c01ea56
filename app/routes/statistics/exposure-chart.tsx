import { SourceLine } from "~/components/external-link";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";

type Props = Omit<Extract<Visualization, { type: "industryBarChart" }>, "type" | "title">;

const copy = statisticsPage.visualizations.industryBarChart;

function Drawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={classNames("system-ink [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from the site's own figures.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function FiguresTable({ exposure }: { exposure: Props["exposure"] }) {
  const [kind, share] = copy.table.columns;
  return (
    <details className="print:[&::details-content]:[content-visibility:visible]">
      <summary className="py-1 font-semibold underline underline-offset-4 print:hidden">
        {copy.table.summary}
      </summary>
      <table className="mt-3 w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{exposure.title}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1 text-left">
              {kind}
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              {share}
            </th>
          </tr>
        </thead>
        <tbody>
          {exposure.items.map((item) => (
            <tr key={item.industry} className="border-b border-hair">
              <th scope="row" className="py-1 text-left font-normal">
                {item.industry}
              </th>
              <td className="py-1 pl-2 text-right">{item.share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function ExposureChart({ exposure, charts: drawings }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1.9fr_1fr]">
      <figure className="border-2 border-ink bg-card p-4 md:p-6">
        <figcaption className="mb-5 text-sm text-soft">{copy.axis}</figcaption>
        <Drawing svg={drawings.wide} className="hidden md:block print:block" />
        <Drawing svg={drawings.narrow} className="max-w-sm md:hidden print:hidden" />
      </figure>
      <div className="flex flex-col justify-between gap-6">
        <div className="border-t-4 border-green pt-4">
          <p>{exposure.note}</p>
          <div className="mt-3">
            <SourceLine source={exposure.source} />
          </div>
        </div>
        <div>
          <FiguresTable exposure={exposure} />
          <p className="mt-2 print:hidden">
            <a href="/ai-exposure.csv" download className="inline-block py-1 font-semibold">
              {copy.table.download}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
