import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

const ABORT_AFTER_MS = 10_000;

/**
 * The whole HTML of an element that may suspend, as Remix's data for hydration does. @param onError called for errors
 * after the shell @throws when the shell cannot be rendered
 */
export function renderToHtml(element: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, ABORT_AFTER_MS);
  });
}
