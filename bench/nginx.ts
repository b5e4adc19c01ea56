/**
 * Home through `deploy/nginx.conf`, cached, beside the same bytes as a file of nginx's own, and beside the site alone.
 * It needs Debian's nginx.
 *
 * `npm run bench:nginx [-- seconds rounds]`
 */
import { say } from "../scripts/support/program";
import { hasNginx, startNginx } from "../tests/support/nginx";
import { fetchBody } from "./support/fetch-body";
import { ACCEPT_ENCODING, type LoadResult, loadGenerator } from "./support/load";
import { type Measure, median, type Subject } from "./support/measures";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const [seconds = 3, rounds = 3] = process.argv.slice(3).map(Number);

if (!hasNginx()) throw new Error("nginx is not installed: apt-get install nginx-light");
const generator = loadGenerator();

await withSite(
  async (site) => {
    const home = await fetchBody(`${site.url}/`);
    const nginx = await startNginx(site.url, home);
    try {
      const urls = {
        "nginx, a file": nginx.staticUrl,
        "nginx, Home": `${nginx.url}/`,
        "the site, Home": `${site.url}/`,
      };
      const runs = new Map(Object.keys(urls).map((name): [string, LoadResult[]] => [name, []]));
      // In turn, so that what else the machine does is in all of them.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [name, url] of Object.entries(urls)) {
          const result = await generator.load(
            { url, headers: { "Accept-Encoding": ACCEPT_ENCODING } },
            seconds,
          );
          if (round > 0) runs.get(name)?.push(result);
        }
      }
      const fileRuns = runs.get("nginx, a file") ?? [];
      const filePerSecond = median(fileRuns.map(({ perSecond }) => perSecond));
      const measures: Measure<LoadResult>[] = [
        { title: "requests/s", of: (run) => run.perSecond },
        { title: "x file", of: (run) => run.perSecond / filePerSecond, digits: 2 },
        { title: "p50 ms", of: (run) => run.p50, digits: 2 },
        { title: "p99 ms", of: (run) => run.p99, digits: 2 },
        { title: "failed", of: (run) => run.failed, atMost: 0 },
      ];
      const subjects: Subject<LoadResult>[] = [...runs].map(([name, each]) => ({ name, runs: each }));
      say(`${generator.name}, ${rounds} rounds of ${seconds} s, medians`);
      report("request", measures, subjects);
    } finally {
      await nginx.stop();
    }
  },
  { env: { CLIENT_ADDRESS_HEADER: "X-Real-IP" } },
);
