import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Until the page's data is decoded, `RemixBrowser` throws a promise, before its first hook. React may not meet that promise
 * itself: a key or a click of that moment would end its work for good ("Root did not complete").
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}

dataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
