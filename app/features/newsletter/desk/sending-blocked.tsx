import { sendingBlocked as copy } from "./sending.copy";

export const BLOCKED_ID = "sending-blocked";

export function SendingBlocked({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div id={BLOCKED_ID} role="note" className="mb-4 border-l-4 border-red pl-3">
      <p className="font-semibold">{copy.heading}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
