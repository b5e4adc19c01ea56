import { Poster } from "./poster";

export function LongTable({ label }: { label: string }) {
  return (
    <Poster label={label}>
      <path d="M26 262v-50q0-34 34-34h16q34 0 34 34v50z" fill="var(--blue)" />
      <circle cx="68" cy="142" r="32" fill="var(--card)" />
      <path d="M36 142q-4-40 32-40t32 40q-18-2-28-18-12 18-36 18z" fill="var(--ink)" />
      <path d="M116 262v-66q0-36 36-36h18q36 0 36 36v66z" fill="var(--red)" />
      <circle cx="161" cy="120" r="34" fill="var(--card)" />
      <path d="M127 112q2-30 34-30t34 30z" fill="var(--green)" />
      <path d="M195 112h18" fill="none" />
      <path d="M214 262v-62q0-36 36-36h18q36 0 36 36v62z" fill="var(--green)" />
      <path d="M222 178V116q0-38 37-38t37 38v62z" fill="var(--ink)" />
      <circle cx="259" cy="122" r="30" fill="var(--card)" />
      <path d="M312 262v-46q0-34 34-34h14q34 0 34 34v46z" fill="var(--card)" />
      <circle cx="353" cy="146" r="32" fill="var(--card)" />
      <path d="M330 158q0 26 23 26t23-26" fill="var(--ink)" />
      <path d="M12 260h396v26H12z" fill="var(--card)" />
      <path d="M40 286h22v100H40zM358 286h22v100h-22z" fill="var(--card)" />
      <path
        d="M92 260v-28h26v28zM118 238h12v14h-12M300 260v-28h26v28zM300 238h-12v14h12"
        fill="var(--gold)"
      />
      <path d="M164 386V236M256 386V236" fill="none" strokeWidth="14" />
      <path d="M164 236h92v20h-92zM164 276h92v20h-92z" fill="var(--red)" />
      <path d="M148 332h124v24H148z" fill="var(--red)" />
    </Poster>
  );
}
