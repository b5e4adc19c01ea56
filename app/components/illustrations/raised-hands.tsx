import { Fist } from "./hand";
import { blue, clay, green, Picture, type PictureLabel, red, rose, sand } from "./picture";
import { Headset, Pencil, Wrench } from "./tools";

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
