import { blue, clay, gold, green, ink, Picture, type PictureLabel, paper, sand } from "./picture";

export function FilmEvening({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="red">
      <path d="M-600 34H1000" strokeWidth="12" />
      <path d="M34 34H366V250H34z" fill={paper} />
      <path d="M58 56H342V228H58z" fill={blue} />
      <path d="M166 86 252 142 166 198z" fill={gold} />
      <path d="M-40 420V380Q-40 332 12 332H52Q104 332 104 380V420z" fill={green} />
      <circle cx="32" cy="288" r="48" fill={ink} />
      <path d="M104 420V384Q104 344 150 344H178Q222 344 222 384V420z" fill={paper} />
      <path d="M140 330H188V352Q164 366 140 352z" fill={sand} />
      <circle cx="118" cy="304" r="11" fill={sand} />
      <circle cx="210" cy="304" r="11" fill={sand} />
      <path d="M120 298Q120 252 164 252T208 298 188 340 140 340 120 298z" fill={clay} />
      <path d="M196 420V380Q196 336 244 336H276Q324 336 324 380V420z" fill={blue} />
      <circle cx="260" cy="250" r="22" fill={ink} />
      <path d="M216 304Q216 262 260 262T304 304V340Q282 352 260 352T216 340z" fill={ink} />
      <path d="M300 420V392Q300 350 344 350H376Q440 350 440 392V420z" fill={gold} />
      <path d="M318 322Q318 272 362 272T406 322Q406 364 362 364T318 322z" fill={sand} />
      <path d="M312 322Q312 268 362 268T412 322z" fill={green} />
      <path d="M346 322A16 16 0 0 1 378 322z" fill={sand} />
    </Picture>
  );
}
