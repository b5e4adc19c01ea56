import { Pinch } from "./hand";
import { blue, clay, gold, ink, Picture, type PictureLabel, paper, red } from "./picture";

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
