import { Fist } from "./hand";
import { blue, green, Picture, type PictureLabel, paper, red, rose } from "./picture";

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
