import type { ReactNode } from "react";
import { gold, ink, paper, red, STROKE } from "./picture";

interface LimbProps {
  d: string;
  width: number;
  fill: string;
}

/** A finger, a thumb, an arm, a rope: a thick line with an outline. */
export function Limb({ d, width, fill }: LimbProps) {
  return (
    <g fill="none">
      <path d={d} strokeWidth={width} />
      <path d={d} strokeWidth={width - 2 * STROKE} stroke={fill} />
    </g>
  );
}

interface PlaceProps {
  x: number;
  y: number;
  turn?: number;
  mirrored?: boolean;
  children?: ReactNode;
}

function Place({ x, y, turn = 0, mirrored = false, children }: PlaceProps) {
  return <g transform={`translate(${x} ${y})rotate(${turn})${mirrored ? "scale(-1 1)" : ""}`}>{children}</g>;
}

/** `children` is what the hand holds, behind its fingers. */
interface HandProps extends PlaceProps {
  skin: string;
  sleeve: string;
}

const fingers = [
  [-53, -42, 62],
  [-27, -50, 70],
  [-1, -48, 66],
  [25, -38, 50],
] as const;

/** A closed hand from the side of its fingers, 104 wide. The arm goes down and out of the picture. */
export function Fist({ skin, sleeve, children, ...place }: HandProps) {
  return (
    <Place {...place}>
      <path d="M-36 126-64 700H70L40 126z" fill={sleeve} />
      <path d="M-53-24V24Q-50 56-32 66L-30 112H34L36 66Q52 50 52 20V-24z" fill={skin} />
      <path d="M-46 98H50V132H-46z" fill={paper} />
      {children}
      {fingers.map(([left, top, height]) => (
        <rect key={left} x={left} y={top} width="27" height={height} rx="12" fill={skin} />
      ))}
      <path d="M-50 34V14Q-50-4-32-4L10 2A16 16 0 0 1 6 34L-10 32Q-18 42-14 56" fill={skin} />
    </Place>
  );
}

/** Thumb and first finger hold something at 0, 0. The arm goes down and out of the picture. */
export function Pinch({ skin, sleeve, children, ...place }: HandProps) {
  return (
    <Place {...place}>
      <path d="M-4 196-40 900H114L76 196z" fill={sleeve} />
      <path d="M-18 70Q-22 130 4 146V190H68V142Q88 118 82 70L50 50z" fill={skin} />
      <path d="M-12 170H84V206H-12z" fill={paper} />
      <Limb d="M66 66 58 26 8-4" width={36} fill={skin} />
      {children}
      <Limb d="M66 128 38 132" width={34} fill={skin} />
      <Limb d="M72 104 34 110" width={34} fill={skin} />
      <Limb d="M70 78 28 86" width={34} fill={skin} />
      <path d="M2 150Q-34 128-34 84Q-34 48-16-6A16 16 0 0 1 16 4L6 66Q14 84 16 112" fill={skin} />
    </Place>
  );
}

/** Upright, the jaw above. */
export function Wrench() {
  return (
    <path
      d="M-15-138A36 36 0 0 0-13-72V86A13 13 0 0 0 13 86V-72A36 36 0 0 0 15-138V-112L0-102-15-112z"
      fill={paper}
    />
  );
}

/** Upright, the point above. */
export function Pencil() {
  return (
    <>
      <path d="M-14 96V-82H14V96z" fill={red} />
      <path d="M-14-82 0-122 14-82z" fill={paper} />
      <path d="M-5-108 0-122 5-108z" fill={ink} />
    </>
  );
}

/** Hangs from a hand by its band. */
export function Headset() {
  return (
    <>
      <Limb d="M-74 46V14Q-74-24-40-24H40Q74-24 74 14V46" width={24} fill={red} />
      <Limb d="M-74 90Q-72 136-24 136" width={14} fill={paper} />
      <path d="M-30 124H4V148H-30z" fill={ink} />
      <rect x="-94" y="32" width="40" height="70" rx="18" fill={ink} />
      <rect x="54" y="32" width="40" height="70" rx="18" fill={ink} />
      <path d="M-84 46V88M84 46V88" stroke={gold} />
    </>
  );
}
