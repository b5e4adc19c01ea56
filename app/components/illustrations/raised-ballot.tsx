import { Poster } from "./poster";

export function RaisedBallot({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M70 120 36 102M350 120l34-18M58 190l-38-6M362 190l38-6" fill="none" />
      <path d="M166 400V300q0-18 18-18h60q18 0 18 18v100z" fill="var(--green)" />
      <path d="M160 344h108v30H160z" fill="var(--card)" />
      <path d="M112 14h196v244H112z" fill="var(--card)" />
      <path d="M112 14h196v40H112z" fill="var(--red)" />
      <path d="M132 34h96" fill="none" stroke="var(--card)" />
      <g fill="var(--tint-green)">
        <path d="M134 76h28v28h-28zM134 120h28v28h-28zM134 208h28v28h-28z" />
      </g>
      <path d="M134 164h28v28h-28z" fill="var(--paper)" />
      <path d="M140 90l8 8 18-24M140 134l8 8 18-24M140 222l8 8 18-24" fill="none" strokeWidth="7" />
      <path d="M182 90h104M182 134h80M182 178h96M182 222h64" fill="none" />
      <path
        d="M158 300v-44q0-14 12-14t12 14v-10q0-14 12-14t12 14v-4q0-14 12-14t12 14v6q0-13 11-13t11 13v58q0 24-24 24h-40q-18 0-18-30z"
        fill="var(--card)"
      />
      <path d="M182 256v18M206 246v28M230 250v24" fill="none" />
    </Poster>
  );
}
