import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { renderToStaticMarkup } from "react-dom/server";
import { emptyHelp } from "~/content/es/crisis-card";
import { languageOf, languageTags } from "~/content/page";
import { refusalWords } from "~/content/too-many-requests";
import { documentPolicy } from "~/http/response-headers.server";
import type { Language } from "~/lib/contexts";

interface RefusalProps {
  language: Language;
  stylesheet: string;
  title: string;
  text: string;
}

/** The page is not known yet, only its address. */
const languageIn = ({ url = "" }: IncomingMessage) => languageOf(url.replace(/[?#].*/s, ""));

function Refusal({ language, stylesheet, title, text }: RefusalProps) {
  const { home, typed } = refusalWords[language];
  const help = emptyHelp[language];
  return (
    <html lang={languageTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="wrap py-10">
          <h1 className="mb-6 text-2xl">{title}</h1>
          <p className="mb-4">{text}</p>
          <p className="mb-4">{typed}</p>
          <p className="mb-4">
            <a href={home.to}>{home.label}</a>
          </p>
          <p>{help.text}</p>
          <ul>
            {help.links.map(({ label, to }) => (
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
function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, seconds, ...props }: RefusalProps & { status: 429 | 503; seconds: number },
): void {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Refusal {...props} />)}`;
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(html),
    "Content-Security-Policy": documentPolicy([]),
    "Cache-Control": "no-store",
    "Retry-After": String(seconds),
  });
  response.end(request.method === "HEAD" ? undefined : html);
}

export function respondTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  { stylesheet, seconds }: { stylesheet: string; seconds: number },
): void {
  const language = languageIn(request);
  const { title, text } = refusalWords[language];
  const props = { language, stylesheet, title, text: text(Math.ceil(seconds / 60)) };
  respond(request, response, { status: 429, seconds, ...props });
}

/** Another machine is taking over, or has. */
const UNAVAILABLE_SECONDS = 30;

/**
 * Refuses posts that this machine may not save. One that began while it might, and was not answered in time, is not
 * acknowledged: its row is in a database that nobody reads any more.
 *
 * @returns whether the request has its response
 */
export function refuseUnheld(
  request: IncomingMessage,
  response: ServerResponse,
  { stylesheet, isHeld }: { stylesheet: string; isHeld: () => boolean },
): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  if (!isHeld()) {
    const language = languageIn(request);
    const props = { language, stylesheet, ...refusalWords[language].unavailable };
    respond(request, response, { status: 503, seconds: UNAVAILABLE_SECONDS, ...props });
    return true;
  }
  onHeaders(response, () => {
    if (response.statusCode >= 400 || isHeld()) return;
    response.statusCode = 503;
    response.removeHeader("Location");
    response.removeHeader("Set-Cookie");
    response.setHeader("Retry-After", String(UNAVAILABLE_SECONDS));
  });
  return false;
}
