import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.mjs";

/** @param {string} file */
const works = (file) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

/** The command by which operators open the database. */
export const systemSqlite = () => findProgram(["sqlite3"], works);
