import { Fist, Headset, Limb, Pencil, Pinch, Wrench } from "./hand";
import { blue, clay, gold, green, ink, Picture, type PictureLabel, paper, red, rose, sand } from "./picture";

export function RaisedHands({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="gold"
      under={<circle cx="200" cy="240" r="170" fill="var(--ground-disc)" />}
    >
      <Fist x={190} y={150} turn={3} mirrored skin={clay} sleeve={red}>
        <g transform="rotate(-38)">
          <Wrench />
        </g>
      </Fist>
      <Fist x={82} y={254} turn={-8} skin={sand} sleeve={green}>
        <g transform="rotate(-22)">
          <Pencil />
        </g>
      </Fist>
      <Fist x={298} y={240} turn={4} mirrored skin={rose} sleeve={blue}>
        <Headset />
      </Fist>
    </Picture>
  );
}

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

/** Floors of an office at night, from the roof down: "#" a lit window. The lit ones ask a question. */
const floors = [".###.", "#...#", "....#", "...#.", "..#..", "..#..", ".....", "..#.."];

export function LitTower({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="red" under={<circle cx="112" cy="112" r="84" fill="var(--ground-disc)" />}>
      <path d="M-20 400V250H70V400zM330 400V204H420V400z" fill={ink} />
      <path d="M200 60V14" strokeWidth="10" />
      <path d="M86 420V54H314V420z" fill={ink} />
      <g stroke="none">
        {floors.flatMap((floor, row) =>
          [...floor].map((window, column) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the floors never change.
              key={`${row}-${column}`}
              d={`M${104 + column * 40} ${74 + row * 40}h32v28h-32z`}
              fill={window === "#" ? gold : "#3a3833"}
            />
          )),
        )}
      </g>
    </Picture>
  );
}

export function ToolHouse({ label }: PictureLabel) {
  return (
    <Picture
      label={label}
      ground="blue"
      under={<circle cx="200" cy="210" r="172" fill="var(--ground-disc)" />}
    >
      <path d="M200 84V18" strokeWidth="8" />
      <path d="M204 14H276L260 34 276 54H204z" fill={red} />
      <path d="M24 150 200 74 376 150z" fill={gold} />
      <circle cx="200" cy="122" r="17" fill={paper} />
      <path d="M30 150H370V180H30z" fill={paper} />
      <path
        d="M62 186Q42 210 60 232L72 246V318H104V246L116 232Q134 210 114 186L106 210 88 220 70 210z"
        fill={paper}
      />
      <path d="M148 186H184V292L166 322 148 292z" fill={red} />
      <path d="M148 292H184L166 322z" fill={sand} />
      <path d="M216 186H252V226H246V262H222V226H216z" fill={gold} />
      <path d="M229 262H239V322H229z" fill={paper} />
      <path d="M298 186H326V262H298z" fill={sand} />
      <path d="M286 262H338V284H286z" fill={ink} />
      <path d="M284 284H340L346 322H278z" fill={red} />
      <path d="M300 296V320M312 292V320M324 296V320" />
      <path d="M34 322H366V352H34z" fill={paper} />
      <path d="M10 352H390V382H10z" fill={paper} />
      <path d="M-20 382H420V420H-20z" fill={blue} />
    </Picture>
  );
}

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

export function HelpNotice({ label, word = "HELP" }: PictureLabel & { word?: string }) {
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
        {word}
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
