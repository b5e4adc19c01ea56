import type { MessagePort } from "node:worker_threads";
import type { DatabaseConnection, Driver, QueryResult } from "kysely";
import {
  type Operation,
  type ThreadAnswer,
  type ThreadRequest,
  toQuery,
  toSentError,
} from "./protocol.server";

const NOTHING: QueryResult<never> = { rows: [] };

/** Runs in the thread, and carries out what a `ThreadDriver` asks for. */
export async function serveStatements(port: MessagePort, driver: Driver): Promise<void> {
  const connections = new Map<number, DatabaseConnection>();
  const streams = new Map<number, AsyncIterableIterator<QueryResult<never>>>();

  async function connectionOf(number: number): Promise<DatabaseConnection> {
    const connection = connections.get(number) ?? (await driver.acquireConnection());
    connections.set(number, connection);
    return connection;
  }

  async function nextRows({ connection, statement, limit }: Operation & { kind: "next" }) {
    const open = streams.get(connection);
    const stream = open ?? (await connectionOf(connection)).streamQuery<never>(toQuery(statement), 1);
    streams.set(connection, stream);
    const rows: never[] = [];
    while (rows.length < limit) {
      const { done, value } = await stream.next();
      if (done) break;
      rows.push(...value.rows);
    }
    return { rows };
  }

  async function endStream(number: number): Promise<void> {
    await streams.get(number)?.return?.();
    streams.delete(number);
  }

  async function release(number: number): Promise<void> {
    const connection = connections.get(number);
    connections.delete(number);
    if (connection) await driver.releaseConnection(connection);
  }

  async function control(operation: Exclude<Operation, { kind: "execute" | "next" }>): Promise<void> {
    if (operation.kind === "close") return await driver.destroy();
    const { kind, connection } = operation;
    if (kind === "begin") await driver.beginTransaction(await connectionOf(connection), {});
    if (kind === "commit") await driver.commitTransaction(await connectionOf(connection));
    if (kind === "rollback") await driver.rollbackTransaction(await connectionOf(connection));
    if (kind === "return") await endStream(connection);
    if (kind === "release") await release(connection);
  }

  async function carryOut(operation: Operation): Promise<QueryResult<never>> {
    if (operation.kind === "next") return await nextRows(operation);
    if (operation.kind === "execute")
      return await (await connectionOf(operation.connection)).executeQuery(toQuery(operation.statement));
    await control(operation);
    return NOTHING;
  }

  async function answer({ id, operation }: ThreadRequest): Promise<ThreadAnswer> {
    try {
      return { id, result: await carryOut(operation) };
    } catch (error) {
      return { id, result: NOTHING, error: toSentError(error) };
    }
  }

  await driver.init();
  port.on("message", async (request: ThreadRequest) => {
    port.postMessage(await answer(request));
    if (request.operation.kind === "close") port.close();
  });
}
