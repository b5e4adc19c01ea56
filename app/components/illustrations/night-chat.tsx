import { gold, ink, Picture, type PictureLabel, paper, red } from "./picture";

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
        fontSize="92"
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
