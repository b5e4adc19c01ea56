import { blue, clay, green, ink, Picture, type PictureLabel, paper, red, sand } from "./picture";

/** Four fingers around the edge of what two hands carry. */
function Fingers({ x }: { x: number }) {
  return [0, 1, 2, 3].map((finger) => (
    <rect key={finger} x={x} y={286 + finger * 25} width="62" height="27" rx="13" fill={clay} />
  ));
}

export function DeskBox({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="gold"
      under={<circle cx="200" cy="216" r="176" fill="var(--ground-disc)" />}
    >
      <path
        d="M108 112Q44 112 34 50 98 44 108 112zM112 104Q78 52 116 10 154 52 112 104zM118 112Q124 56 180 52 178 106 118 112z"
        fill={green}
      />
      <path d="M112 154V84" fill="none" />
      <path d="M72 116H152L142 220H82z" fill={red} />
      <path d="M176 80H272V240H176z" fill={blue} />
      <path d="M192 96H256V200H192z" fill={paper} />
      <circle cx="236" cy="130" r="12" fill={red} />
      <path d="M195 197V176L214 152 230 170 240 162 253 180V197z" fill={green} />
      <path d="M338 134Q368 134 368 160T338 186" fill="none" strokeWidth="12" />
      <path d="M288 116H342V220H288z" fill={paper} />
      <path d="M288 146H342" stroke={red} strokeWidth="12" />
      <path d="M-40 470Q-30 330 40 300V420zM440 470Q430 330 360 300V420z" fill={blue} />
      <path d="M48 210H352V420H48z" fill={sand} />
      <path d="M48 210 20 262H80L92 210zM352 210 380 262H320L308 210z" fill={sand} />
      <path d="M164 268H236" strokeWidth="20" />
      <Fingers x={26} />
      <Fingers x={312} />
      <path d="M166 320H234V420H166z" fill={paper} />
      <circle cx="200" cy="352" r="14" fill={green} />
      <path d="M182 382H218" stroke={ink} />
    </Picture>
  );
}
