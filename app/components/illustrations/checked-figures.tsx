import { Poster } from "./poster";

export function CheckedFigures({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M62 400V286h62v114z" fill="var(--blue)" />
      <path d="M146 400V214h62v186z" fill="var(--red)" />
      <path d="M230 400V140h62v260z" fill="var(--green)" />
      <path d="M314 400V58h62v342z" fill="var(--card)" />
      <path d="M214 250l92 92" fill="none" strokeWidth="34" />
      <path d="M220 256l82 82" fill="none" strokeWidth="22" stroke="var(--gold)" />
      <circle cx="152" cy="188" r="88" fill="var(--ink)" />
      <circle cx="152" cy="188" r="70" fill="var(--card)" />
      <path d="M118 190l26 28 44-58" fill="none" strokeWidth="16" />
    </Poster>
  );
}
