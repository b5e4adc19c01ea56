import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CampaignProgress } from "./campaign-page.server";

const POLL_MS = 2_000;

function isProgress(value: unknown): value is CampaignProgress {
  return typeof value === "object" && value !== null && "id" in value && "running" in value;
}

async function ask(id: number, signal: AbortSignal): Promise<CampaignProgress | undefined> {
  try {
    const answer = await fetch(`/admin/dashboard/newsletter/progress?campaign=${id}`, { signal });
    const progress: unknown = answer.ok && !answer.redirected ? await answer.json() : undefined;
    return isProgress(progress) ? progress : undefined;
  } catch {
    return undefined;
  }
}

/** Polls while the campaign is under way and the page is visible, and revalidates the page when it is over. */
export function useCampaignProgress(initial: CampaignProgress): CampaignProgress {
  const [latest, setLatest] = useState<{ since: CampaignProgress; progress: CampaignProgress }>();
  const { revalidate } = useRevalidator();
  const { id } = initial;
  // What the page itself has loaded since, as after a button was pressed, is newer.
  const progress = initial.running && latest?.since === initial ? latest.progress : initial;

  useEffect(() => {
    if (!initial.running) return;
    const stop = new AbortController();
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const answer = await ask(id, stop.signal);
      if (!answer || stop.signal.aborted) return;
      setLatest({ since: initial, progress: answer });
      if (!answer.running) {
        clearInterval(timer);
        revalidate();
      }
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [id, initial, revalidate]);

  return progress;
}
