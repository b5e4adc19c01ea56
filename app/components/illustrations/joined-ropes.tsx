import { Limb } from "./hand";
import { gold, Picture, type PictureLabel, red, STROKE } from "./picture";

const ROPE = 54;
/** Where the gold rope runs over the red one. */
const OVER = "M266 168C223 157 194 115 145 112M145 287C194 285 223 243 266 231";

export function JoinedRopes({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="green"
      under={<circle cx="200" cy="200" r="176" fill="var(--ground-disc)" />}
    >
      <Limb
        d="M1000 172H290C230 172 200 112 140 112Q78 112 78 200T140 288C200 288 230 228 290 228H1000"
        width={ROPE}
        fill={gold}
      />
      <Limb
        d="M-600 172H110C170 172 200 112 260 112Q322 112 322 200T260 288C200 288 170 228 110 228H-600"
        width={ROPE}
        fill={red}
      />
      <path d={OVER} fill="none" strokeWidth={ROPE} strokeLinecap="butt" />
      <path d={OVER} fill="none" strokeWidth={ROPE - 2 * STROKE} stroke={gold} />
    </Picture>
  );
}
