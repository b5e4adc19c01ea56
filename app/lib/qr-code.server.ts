import { encode } from "uqr";

export interface QrCodePath {
  size: number;
  path: string;
}

/** Includes the quiet zone of four modules that readers need (ISO/IEC 18004). */
export function renderQrCode(text: string): QrCodePath {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
