import { Limb } from "./hand";
import { blue, gold, green, ink, Picture, type PictureLabel, paper, red, sand } from "./picture";

function Mug({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Limb d="M26-50Q50-52 50-34T26-16" width={18} fill={fill} />
      <path d="M-30-68H30V-10Q30 2 18 2H-18Q-30 2-30-10z" fill={fill} />
    </g>
  );
}

export function TeaTable({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="gold"
      under={<circle cx="200" cy="196" r="172" fill="var(--ground-disc)" />}
    >
      <path d="M-600 276H1000V460H-600z" fill={green} />
      <Limb d="M122 160Q122 30 200 30T278 160" width={26} fill={sand} />
      <Limb d="M128 250Q84 232 70 150" width={44} fill={red} />
      <path d="M38 132 96 122 98 150 46 158z" fill={red} />
      <circle cx="200" cy="94" r="16" fill={ink} />
      <path d="M138 130H262Q306 176 302 276Q300 304 278 304H122Q100 304 98 276Q94 176 138 130z" fill={red} />
      <path d="M130 108H270V136H130z" fill={paper} />
      <path d="M116 262H284" stroke={paper} strokeWidth="10" />
      <Mug x={36} y={326} fill={paper} />
      <Mug x={340} y={326} fill={gold} />
      <Mug x={104} y={382} fill={blue} />
      <Mug x={188} y={390} fill={gold} />
      <Mug x={276} y={382} fill={paper} />
    </Picture>
  );
}
