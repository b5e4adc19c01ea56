import type { IncomingMessage, ServerResponse } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { tooManyRequests as copy } from "~/content/too-many-requests";
import { documentPolicy } from "~/http/response-headers.server";

function TooManyRequests({ stylesheet, seconds }: { stylesheet: string; seconds: number }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{copy.title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="wrap py-10">
          <h1 className="mb-6 text-2xl">{copy.title}</h1>
          <p className="mb-4">{copy.text(Math.ceil(seconds / 60))}</p>
          <p className="mb-4">{copy.typed}</p>
          <p className="mb-4">
            <a href={copy.home.to}>{copy.home.label}</a>
          </p>
          <p>{copy.help.text}</p>
          <ul>
            {copy.help.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="inline-block py-2.5 font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

/** Costs far less than a page of the site. */
export function respondTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  { stylesheet, seconds }: { stylesheet: string; seconds: number },
): void {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<TooManyRequests stylesheet={stylesheet} seconds={seconds} />)}`;
  response.writeHead(429, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(html),
    "Content-Security-Policy": documentPolicy([]),
    "Cache-Control": "no-store",
    "Retry-After": String(seconds),
  });
  response.end(request.method === "HEAD" ? undefined : html);
}
