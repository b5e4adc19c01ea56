import { Poster } from "./poster";

interface BubbleProps {
  x: number;
  y: number;
  fill: string;
  tail: "left" | "right";
}

function Bubble({ x, y, fill, tail }: BubbleProps) {
  const outline =
    tail === "right"
      ? "M12 0h68q12 0 12 12v20q0 12-12 12l10 16-28-16H12q-12 0-12-12V12q0-12 12-12z"
      : "M12 0h68q12 0 12 12v20q0 12-12 12H40L12 60V44q-12 0-12-12V12q0-12 12-12z";
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} fill={fill} />
      <path
        d="M18 16h56M18 28h34"
        fill="none"
        stroke={fill === "var(--card)" ? "var(--ink)" : "var(--card)"}
      />
    </g>
  );
}

export function NightChat({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M128 400V62q0-22 22-22h120q22 0 22 22v338z" fill="var(--ink)" />
      <path d="M144 400V72q0-12 12-12h108q12 0 12 12v328z" fill="var(--card)" />
      <path d="M196 76h28" fill="none" />
      <text
        x="210"
        y="142"
        textAnchor="middle"
        fontSize="58"
        fill="var(--ink)"
        stroke="none"
        className="font-display"
      >
        2:00
      </text>
      <path
        d="M170 168h80q12 0 12 12v34q0 12-12 12h-50l-26 20v-20h-4q-12 0-12-12v-34q0-12 12-12z"
        fill="var(--red)"
      />
      <path d="M176 186h68M176 204h46" fill="none" stroke="var(--card)" />
      <path
        d="M170 284h80q12 0 12 12v22q0 12-12 12h-80q-12 0-12-12v-22q0-12 12-12z"
        fill="var(--tint-green)"
      />
      <path d="M186 307h.1M210 307h.1M234 307h.1" fill="none" strokeWidth="11" />
      <Bubble x={22} y={84} fill="var(--green)" tail="right" />
      <Bubble x={4} y={174} fill="var(--card)" tail="right" />
      <Bubble x={26} y={264} fill="var(--blue)" tail="right" />
      <Bubble x={306} y={60} fill="var(--blue)" tail="left" />
      <Bubble x={324} y={150} fill="var(--green)" tail="left" />
      <Bubble x={304} y={240} fill="var(--card)" tail="left" />
    </Poster>
  );
}
