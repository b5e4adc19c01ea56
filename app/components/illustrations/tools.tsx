import { Limb } from "./hand";
import { gold, ink, paper, red } from "./picture";

/** Upright, the jaw above. */
export function Wrench() {
  return (
    <path
      d="M-15-138A36 36 0 0 0-13-72V86A13 13 0 0 0 13 86V-72A36 36 0 0 0 15-138V-112L0-102-15-112z"
      fill={paper}
    />
  );
}

/** Upright, the point above. */
export function Pencil() {
  return (
    <>
      <path d="M-14 96V-82H14V96z" fill={red} />
      <path d="M-14-82 0-122 14-82z" fill={paper} />
      <path d="M-5-108 0-122 5-108z" fill={ink} />
    </>
  );
}

/** Hangs from a hand by its band. */
export function Headset() {
  return (
    <>
      <Limb d="M-74 46V14Q-74-24-40-24H40Q74-24 74 14V46" width={24} fill={red} />
      <Limb d="M-74 90Q-72 136-24 136" width={14} fill={paper} />
      <path d="M-30 124H4V148H-30z" fill={ink} />
      <rect x="-94" y="32" width="40" height="70" rx="18" fill={ink} />
      <rect x="54" y="32" width="40" height="70" rx="18" fill={ink} />
      <path d="M-84 46V88M84 46V88" stroke={gold} />
    </>
  );
}
