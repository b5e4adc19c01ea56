import { feedsAdminCopy } from "./feeds-admin.copy";

export function NotReading() {
  return (
    <p role="note" className="mb-6 border-l-4 border-gold pl-3 font-semibold">
      {feedsAdminCopy.notReading}
    </p>
  );
}
