import type { SmtpConnection } from "./smtp-connection.server";

const IDLE_MS = 60_000;
/** Accepted mails until one more connection is tried; twice as many each time that it is refused again. */
const ACCEPTED_BEFORE_RETRY = 100;
const MOST_BEFORE_RETRY = 3_200;

interface Waiting {
  resolve: (connection: SmtpConnection) => void;
  reject: (reason: unknown) => void;
}

export interface SmtpPool {
  /** @throws when none can be opened and none is open, or when aborted */
  take(signal?: AbortSignal): Promise<SmtpConnection>;
  giveBack(connection: SmtpConnection): void;
  /** A mail was accepted. */
  accepted(): void;
  /** The server asks for fewer connections. */
  lowerLimit(): void;
  close(options?: { force?: boolean }): void;
}

/**
 * At most so many connections at a time. When the server refuses one while others are open, those are all it gets for a
 * while, and the mail waits for one of them.
 */
export function createSmtpPool(open: () => Promise<SmtpConnection>, most: number): SmtpPool {
  const connections = new Set<SmtpConnection>();
  const idle = new Map<SmtpConnection, NodeJS.Timeout>();
  let waiting: Waiting[] = [];
  let opening = 0;
  let limit = most;
  let acceptedSince = 0;
  let beforeRetry = ACCEPTED_BEFORE_RETRY;
  let isRetry = false;
  let isClosed = false;

  function lower(to: number): void {
    if (to >= limit) return;
    limit = Math.max(1, to);
    acceptedSince = 0;
  }

  async function openOne(): Promise<void> {
    opening++;
    try {
      const connection = await open();
      connections.add(connection);
      connection.onClose(() => {
        connections.delete(connection);
        clearTimeout(idle.get(connection));
        idle.delete(connection);
        serve();
      });
      opening--;
      if (connections.size === most) beforeRetry = ACCEPTED_BEFORE_RETRY;
      giveBack(connection);
    } catch (reason) {
      opening--;
      if (isRetry) beforeRetry = Math.min(beforeRetry * 2, MOST_BEFORE_RETRY);
      const others = connections.size + opening;
      if (others > 0) lower(others);
      else {
        // That says nothing about how many it takes when it takes any.
        limit = most;
        const refused = waiting;
        waiting = [];
        for (const { reject } of refused) reject(reason);
      }
    }
    isRetry = false;
  }

  function serve(): void {
    for (const [connection, timer] of idle) {
      const next = waiting.shift();
      if (!next) return;
      clearTimeout(timer);
      idle.delete(connection);
      next.resolve(connection);
    }
    const wanted = Math.min(limit - connections.size, waiting.length) - opening;
    for (let count = 0; count < wanted; count++) void openOne();
  }

  function giveBack(connection: SmtpConnection): void {
    if (!connection.isOpen) return;
    if (isClosed || connections.size > limit) {
      connection.quit();
      return;
    }
    const timer = setTimeout(() => {
      idle.delete(connection);
      connection.quit();
    }, IDLE_MS).unref();
    idle.set(connection, timer);
    serve();
  }

  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error("The mailer is closed");
        signal?.throwIfAborted();
        const entry: Waiting = {
          resolve: (connection) => {
            signal?.removeEventListener("abort", onAbort);
            resolve(connection);
          },
          reject,
        };
        const onAbort = () => {
          waiting = waiting.filter((each) => each !== entry);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        waiting.push(entry);
        serve();
      }),
    giveBack,
    accepted: () => {
      acceptedSince++;
      if (limit === most || acceptedSince < beforeRetry) return;
      acceptedSince = 0;
      limit++;
      isRetry = true;
    },
    lowerLimit: () => lower(connections.size - 1),
    close: ({ force = false } = {}) => {
      isClosed = true;
      for (const connection of force ? connections : idle.keys()) connection.close();
      for (const { reject } of waiting) reject(new Error("The mailer is closed"));
      waiting = [];
    },
  };
}
