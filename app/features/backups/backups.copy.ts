export const backupsCopy = {
  heading: "Backups",
  state: "State",
  fine: "Up to date",
  stale: "Too old",
  none: "None yet",
  off: "Off",
  offNote: "No backup is made by itself, because BACKUP_CRON is off.",
  noneNote: "The worker makes the first one within a minute of its start.",
  last: "Last good one",
  lastValue: (when: string, ago: string, size: string) => `${when}, ${ago} ago, ${size}`,
  where: "Folder",
  store: "Copy elsewhere",
  stored: (when: string) => `Last stored: ${when}`,
  notStored: "No backup is in the store yet.",
  noStore:
    "None: when this disk is lost, the backups on it are too. BACKUP_S3_ENDPOINT and the like set a store.",
  error: "Last error",
  errorValue: (when: string, message: string) => `${when}: ${message}`,
  failed: "Failed",
  /** For /readyz. */
  ready: {
    off: "off",
    none: "none yet",
    ago: (duration: string) => `${duration} ago`,
    stale: (duration: string) => `${duration} ago, too old`,
  },
} as const;
