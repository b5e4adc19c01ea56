import { Fist, Headset, Limb, Pinch } from "./hand";
import {
  blue,
  clay,
  gold,
  green,
  ink,
  Picture,
  type PictureLabel,
  paper,
  red,
  rose,
  STROKE,
  sand,
} from "./picture";

interface BubbleProps {
  x: number;
  y: number;
  fill: string;
  line: string;
  mirrored?: boolean;
}

/** Its tail is at the left, at its lower corner. */
function Bubble({ x, y, fill, line, mirrored }: BubbleProps) {
  return (
    <g transform={`translate(${x} ${y})${mirrored ? "scale(-1 1)" : ""}`}>
      <path d="M12 0H92Q104 0 104 12V44Q104 56 92 56H36L0 78V12Q0 0 12 0z" fill={fill} />
      <path d="M22 20H82M22 38H58" stroke={line} fill="none" />
    </g>
  );
}

export function NightChat({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="blue">
      <rect x="128" y="20" width="144" height="440" rx="30" fill={ink} />
      <path d="M142 58H258V460H142z" fill={paper} />
      <text
        x="200"
        y="160"
        textAnchor="middle"
        fontSize="78"
        fill={ink}
        stroke="none"
        className="font-display"
      >
        2:00
      </text>
      <Bubble x={149} y={200} fill={red} line={paper} />
      <path d="M168 330h.1M200 330h.1M232 330h.1" strokeWidth="16" />
      <Bubble x={116} y={64} fill={gold} line={ink} mirrored />
      <Bubble x={112} y={180} fill={paper} line={ink} mirrored />
      <Bubble x={116} y={296} fill={red} line={paper} mirrored />
      <Bubble x={284} y={34} fill={paper} line={ink} />
      <Bubble x={288} y={150} fill={red} line={paper} />
      <Bubble x={284} y={266} fill={gold} line={ink} />
    </Picture>
  );
}

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

export function FilmEvening({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="red">
      <path d="M-600 34H1000" strokeWidth="12" />
      <path d="M34 34H366V250H34z" fill={paper} />
      <path d="M58 56H342V228H58z" fill={blue} />
      <path d="M166 86 252 142 166 198z" fill={gold} />
      <path d="M-40 420V380Q-40 332 12 332H52Q104 332 104 380V420z" fill={green} />
      <circle cx="32" cy="288" r="48" fill={ink} />
      <path d="M104 420V384Q104 344 150 344H178Q222 344 222 384V420z" fill={paper} />
      <path d="M140 330H188V352Q164 366 140 352z" fill={sand} />
      <circle cx="118" cy="304" r="11" fill={sand} />
      <circle cx="210" cy="304" r="11" fill={sand} />
      <path d="M120 298Q120 252 164 252T208 298 188 340 140 340 120 298z" fill={clay} />
      <path d="M196 420V380Q196 336 244 336H276Q324 336 324 380V420z" fill={blue} />
      <circle cx="260" cy="250" r="22" fill={ink} />
      <path d="M216 304Q216 262 260 262T304 304V340Q282 352 260 352T216 340z" fill={ink} />
      <path d="M300 420V392Q300 350 344 350H376Q440 350 440 392V420z" fill={gold} />
      <path d="M318 322Q318 272 362 272T406 322Q406 364 362 364T318 322z" fill={sand} />
      <path d="M312 322Q312 268 362 268T412 322z" fill={green} />
      <path d="M346 322A16 16 0 0 1 378 322z" fill={sand} />
    </Picture>
  );
}

const ROPE = 54;
/** The gold rope runs over the red one at these points. */
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

export function RaisedBallot({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="blue"
      under={<circle cx="200" cy="240" r="170" fill="var(--ground-disc)" />}
    >
      <Fist x={200} y={284} skin={sand} sleeve={red}>
        <g transform="rotate(5)">
          <path d="M-104-254H96V14H-104z" fill={paper} />
          <path d="M-104-254H96V-214H-104z" fill={gold} />
          <path d="M-82-196h40v40h-40zM-82-140h40v40h-40z" fill="none" />
          <path d="M-74-180l12 12 26-36M-74-124l12 12 26-36" fill="none" stroke={red} strokeWidth="10" />
          <path d="M-22-176H68M-22-120H48" fill="none" stroke={ink} strokeWidth="10" />
        </g>
      </Fist>
    </Picture>
  );
}

export function RaisedHeadset({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="green"
      under={<circle cx="200" cy="230" r="170" fill="var(--ground-disc)" />}
    >
      <Bubble x={296} y={40} fill={gold} line={ink} />
      <Bubble x={104} y={40} fill={paper} line={ink} mirrored />
      <Fist x={200} y={200} skin={clay} sleeve={blue}>
        <Headset />
      </Fist>
    </Picture>
  );
}

export function CheckedFigures({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="gold">
      <path d="M-600 392H1000V420H-600z" />
      <path d="M20 392V276H84V392z" fill={blue} />
      <path d="M104 392V206H168V392z" fill={red} />
      <path d="M188 392V130H252V392z" fill={green} />
      <path d="M272 392V40H336V392z" fill={paper} />
      <Fist x={302} y={304} turn={-18} mirrored skin={rose} sleeve={blue}>
        <g transform="rotate(26)">
          <path d="M-13 84V-60H13V84z" fill={red} />
          <circle cy="-148" r="86" fill={paper} strokeWidth="24" />
        </g>
      </Fist>
      <path d="M158 198 188 230 238 160" fill="none" stroke={red} strokeWidth="22" />
    </Picture>
  );
}

const coins = [
  [124, 388],
  [162, 396],
  [246, 396],
  [284, 388],
  [204, 388],
] as const;

export function GivingJar({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="green">
      <Pinch x={200} y={178} turn={172} skin={clay} sleeve={red}>
        <circle cy="-12" r="34" fill={gold} />
        <path d="M0-28V4" />
      </Pinch>
      <path d="M128 250H280V272Q312 282 312 316V420H96V316Q96 282 128 272z" fill={paper} />
      {coins.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="24" fill={gold} />
      ))}
      <path d="M116 234H292V264H116z" fill={blue} />
      <path d="M160 318 204 282 248 318V362H160z" fill={red} />
      <path d="M192 362V334H216V362z" fill={ink} />
    </Picture>
  );
}
