import { Fist } from "./hand";
import { gold, ink, Picture, type PictureLabel, paper, red, sand } from "./picture";

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
