import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { connect } from "node:net";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/support/port.mjs";
import { waitFor } from "../../tests/support/wait-for";

export interface MailSink {
  name: string;
  url: string;
  stop: () => void;
}

function hasSmtpSink(): boolean {
  try {
    execFileSync("smtp-sink", { stdio: "ignore" });
    return true;
  } catch (error) {
    // Without arguments it prints how it is used and ends with 1.
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

/** In a process of its own. */
export function serveMails(port: number): void {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _, callback) => {
      stream.resume().on("end", () => callback());
    },
  });
  server.listen(port, "127.0.0.1");
  process.once("disconnect", () => process.exit());
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

/** Postfix's `smtp-sink` where it is installed, else a server of Node's. @param module calls `serveMails` */
export async function startMailSink(module: string): Promise<MailSink> {
  const port = await freePort();
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const server: ChildProcess = hasSmtpSink()
    ? spawn("smtp-sink", [...user, `127.0.0.1:${port}`, "1000"], { stdio: "ignore" })
    : fork(module, ["newsletter", "sink", String(port)]);
  await waitFor("the mail server", () => accepts(port), { timeoutMs: 10_000 });
  return {
    name: hasSmtpSink() ? "postfix's smtp-sink" : "smtp-server on Node",
    url: `smtp://127.0.0.1:${port}`,
    stop: () => void server.kill("SIGKILL"),
  };
}
