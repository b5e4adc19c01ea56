import type { QrCodePath } from "~/lib/qr-code.server";

/** A QR code. It is black on white in the dark scheme too, because not every reader knows it the other way round. */
export function QrCode({ code: { size, path }, label }: { code: QrCodePath; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-64 border-2 border-ink"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
