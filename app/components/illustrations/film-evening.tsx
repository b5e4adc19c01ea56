import { Poster } from "./poster";

export function FilmEvening({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M44 62h332v190H44z" fill="var(--card)" />
      <path d="M62 80h296v154H62z" fill="var(--blue)" />
      <circle cx="210" cy="152" r="50" fill="var(--card)" />
      <path d="M194 124l46 28-46 28z" fill="var(--red)" />
      <path d="M30 62h360M210 62V30" fill="none" strokeWidth="12" />
      <path d="M46 400v-70q0-36 36-36h8q36 0 36 36v70z" fill="var(--green)" />
      <path d="M170 400v-70q0-36 36-36h8q36 0 36 36v70z" fill="var(--blue)" />
      <path d="M294 400v-70q0-36 36-36h8q36 0 36 36v70z" fill="var(--green)" />
      <circle cx="86" cy="270" r="30" fill="var(--ink)" />
      <circle cx="210" cy="270" r="30" fill="var(--card)" />
      <path d="M302 274q0-34 32-34t32 34v36h-64z" fill="var(--red)" />
      <path
        d="M106 400v-26q0-34 34-34h16q34 0 34 34v26zM230 400v-26q0-34 34-34h16q34 0 34 34v26z"
        fill="var(--red)"
      />
      <circle cx="148" cy="322" r="31" fill="var(--gold)" />
      <circle cx="148" cy="288" r="12" fill="var(--gold)" />
      <circle cx="272" cy="322" r="31" fill="var(--ink)" />
      <path d="M242 330q30 14 60 0" fill="none" stroke="var(--card)" />
    </Poster>
  );
}
