import { Poster } from "./poster";

export function GivingJar({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M96 96 66 70M324 96l30-26M74 150l-36-10M346 150l36-10" fill="none" />
      <path d="M172 4h76v40h-76z" fill="var(--green)" />
      <path d="M156 36q0-8 8-8h92q8 0 8 8v34q0 8-8 8h-92q-8 0-8-8z" fill="var(--card)" />
      <path d="M176 70h18v30q0 9-9 9t-9-9zM226 70h18v30q0 9-9 9t-9-9z" fill="var(--card)" />
      <circle cx="210" cy="112" r="26" fill="var(--gold)" />
      <path d="M210 99v26" fill="none" />
      <path d="M136 168h148v26q34 16 34 54v140H102V248q0-38 34-54z" fill="var(--tint-blue)" />
      <path d="M124 160h172v28H124z" fill="var(--card)" />
      <g fill="var(--gold)">
        <circle cx="132" cy="352" r="22" />
        <circle cx="288" cy="350" r="22" />
        <circle cx="172" cy="364" r="22" />
        <circle cx="250" cy="364" r="22" />
        <circle cx="210" cy="352" r="22" />
      </g>
      <path d="M146 208h128v106H146z" fill="var(--card)" />
      <path d="M176 256v44h68v-44l-34-30z" fill="var(--red)" />
      <path d="M162 266l48-42 48 42" fill="none" />
      <path d="M201 300v-24h18v24z" fill="var(--card)" />
    </Poster>
  );
}
