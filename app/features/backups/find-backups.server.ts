import { type Backup, type LocalBackup, listLocalBackups } from "./local-backups.server";
import type { Manifest } from "./manifest.server";
import type { Store } from "./store.server";

export interface FoundBackup extends Backup {
  /** Undefined where only the store has it. */
  local: LocalBackup | undefined;
  isStored: boolean;
}

/** Here and in the store, the newest first. */
export async function findBackups(directory: string, store: Store | undefined): Promise<FoundBackup[]> {
  const local = listLocalBackups(directory);
  const stored = (await store?.list()) ?? [];
  const names = new Map([...stored, ...local].map(({ name, time }) => [name, time]));
  return [...names]
    .map(([name, time]) => ({
      name,
      time,
      local: local.find((backup) => backup.name === name),
      isStored: stored.some((backup) => backup.name === name),
    }))
    .sort((a, b) => b.time.valueOf() - a.time.valueOf());
}

/** @throws for a name that is none of them */
export function selectBackup(backups: readonly FoundBackup[], wanted: string): FoundBackup {
  const found = wanted === "latest" ? backups[0] : backups.find(({ name }) => name === wanted);
  if (found) return found;
  if (backups.length === 0) throw new Error("There is no backup.");
  throw new Error(`There is no backup ${wanted}: npm run restore -- --list shows those there are.`);
}

export async function manifestOf({ name, local }: FoundBackup, store: Store | undefined): Promise<Manifest> {
  if (local) return local.manifest;
  if (!store) throw new Error(`There is no backup ${name}.`);
  return await store.readManifest(name);
}
