/** The certificate of SITE_URL, as whoever opens the site gets it from the proxy in front. */
export interface Certificate {
  from: Date;
  to: Date;
}

const CONNECT_MS = 10_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Those of Let's Encrypt are renewed a month before their end; shorter ones when a third of their time is left. */
const NEAR_MS = 14 * DAY_MS;
const NEAR_SHARE = 1 / 6;
const ASK_EVERY_MS = 6 * HOUR_MS;
/** While it is near its end, or was not to be had. */
const ASK_SOON_MS = 10 * 60_000;

/** Read and not judged: whether a browser trusts it is another question. @throws where there is none to be had */
async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  // Loaded by sites with https alone.
  const { connect } = await import("node:tls");
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const isName = /[a-z]/i.test(host) && !host.includes(":");
  const options = { host, port: Number(port || 443), ...(isName && { servername: host }) };
  return await new Promise((resolve, reject) => {
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: CONNECT_MS }, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      resolve({ from: new Date(valid_from), to: new Date(valid_to) });
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("timeout", () => socket.destroy(new Error("The connection took too long")));
  });
}

export function isNearEnd({ from, to }: Certificate, now: Date): boolean {
  const whole = to.valueOf() - from.valueOf();
  return to.valueOf() - now.valueOf() < Math.min(NEAR_MS, whole * NEAR_SHARE);
}

export class CertificateWatch {
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Undefined where it could not be read, as on machines that do not reach their own public address. */
  latest: Certificate | undefined;

  /** Asks when the last answer is old. Never throws. */
  async refresh(siteUrl: string, now: Date): Promise<void> {
    const url = new URL(siteUrl);
    if (url.protocol !== "https:") return;
    const isWell = this.latest !== undefined && !isNearEnd(this.latest, now);
    const pause = isWell ? ASK_EVERY_MS : ASK_SOON_MS;
    if (Math.abs(now.valueOf() - this.#askedAt) < pause) return;
    this.#askedAt = now.valueOf();
    // One that was near its end stays so while the server does not answer.
    this.latest = await readCertificate(url).catch(() => (isWell ? undefined : this.latest));
  }
}

export const certificateWatch = new CertificateWatch();
