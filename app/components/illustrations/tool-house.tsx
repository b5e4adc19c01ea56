import { blue, gold, ink, Picture, type PictureLabel, paper, red, sand } from "./picture";

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
