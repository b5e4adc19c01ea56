import { Pinch } from "./hand";
import { blue, gold, ink, Picture, type PictureLabel, paper, sand } from "./picture";

function Numeral({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="220" fill={ink} stroke="none" className="font-display">
      {children}
    </text>
  );
}

export function TornCalendar({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="red">
      <path d="M30 66H234V338H30z" fill={ink} />
      <path d="M42 76H222V326H42z" fill={paper} />
      <Numeral x={118} y={308}>
        2
      </Numeral>
      <path d="M18 44H246V102H18z" fill={gold} />
      <path d="M76 26V68M188 26V68" strokeWidth="14" />
      <Pinch x={282} y={236} turn={-10} skin={sand} sleeve={blue}>
        <g transform="rotate(26)">
          <path d="M-98-206-76-194-52-208-30-194-6-208 16-194 40-208 62-196V34H-98z" fill={paper} />
          <Numeral x={-18} y={0}>
            1
          </Numeral>
        </g>
      </Pinch>
    </Picture>
  );
}
