import { tableCopy } from "~/kits/admin-table/table.copy";

export const resourcesAdminCopy = {
  listPage: {
    title: "Resources",
    filter: {
      label: "Entries",
      all: "All entries",
      active: "Shown to visitors",
      hidden: "Hidden from visitors",
      unchecked: "Unchecked",
      broken: "Link broken",
      stale: "Checked more than 6 months ago",
      reported: "With open reports",
    },
    hidden: tableCopy.hidden,
  },
  link: {
    heading: "Link",
    ok: { tone: "green", label: "Works" },
    moved: { tone: "yellow", label: "Moved" },
    broken: { tone: "red", label: "Broken" },
    checked: (when: string) => `The link checker last tried it on ${when}.`,
    failedOnce: (reason: string) => `It failed once, and is tried again after a day: ${reason}`,
  },
  back: "All resources",
} as const;
