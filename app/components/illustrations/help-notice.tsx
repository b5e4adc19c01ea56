import { Pinch } from "./hand";
import { clay, gold, ink, Picture, type PictureLabel, paper, red } from "./picture";

function Tab({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 0H22V84H-22z" fill={paper} />
      <text
        transform="rotate(90)"
        x="20"
        y="12"
        fontSize="38"
        fill={ink}
        stroke="none"
        className="font-display"
      >
        211
      </text>
    </g>
  );
}

export function HelpNotice({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="green">
      <path d="M36 22H300V176H36z" fill={paper} />
      <path d="M36 22H300V54H36z" fill={red} />
      <text
        x="168"
        y="158"
        textAnchor="middle"
        fontSize="114"
        fill={ink}
        stroke="none"
        className="font-display"
      >
        HELP
      </text>
      {[58, 102, 146, 234, 278].map((x) => (
        <Tab key={x} x={x} y={176} />
      ))}
      <Pinch x={204} y={280} turn={-34} skin={clay} sleeve={gold}>
        <g transform="rotate(24)">
          <Tab x={2} y={-66} />
        </g>
      </Pinch>
    </Picture>
  );
}
