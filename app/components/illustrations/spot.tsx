import type { ReactNode } from "react";

const drawings = {
  circle: (
    <>
      <path d="M4 66V48q0-14 14-14t14 14v18zM40 66V48q0-14 14-14t14 14v18z" fill="var(--blue)" />
      <circle cx="18" cy="22" r="10" fill="var(--card)" />
      <circle cx="54" cy="22" r="10" fill="var(--card)" />
      <path d="M20 66V56q0-14 16-14t16 14v10z" fill="var(--green)" />
      <circle cx="36" cy="30" r="11" fill="var(--card)" />
    </>
  ),
  toolbox: (
    <>
      <path d="M26 28V16h20v12" fill="none" />
      <path d="M8 28h56v34H8z" fill="var(--red)" />
      <path d="M8 28h56v12H8z" fill="var(--card)" />
      <path d="M30 34h12v14H30z" fill="var(--gold)" />
    </>
  ),
  megaphone: (
    <>
      <path d="M22 42h12l4 22H26z" fill="var(--card)" />
      <path d="M10 26h20v18H10z" fill="var(--blue)" />
      <path d="M30 26 54 10v50L30 44z" fill="var(--gold)" />
      <path d="M62 24l4-4M63 35h6M62 46l4 4" fill="none" />
    </>
  ),
  ticket: (
    <>
      <path d="M12 18h48v34H12z" fill="var(--green)" />
      <path d="M18 24h16v12H18zM38 24h16v12H38z" fill="var(--card)" />
      <path d="M12 44h48" fill="none" />
      <circle cx="24" cy="54" r="7" fill="var(--gold)" />
      <circle cx="48" cy="54" r="7" fill="var(--gold)" />
    </>
  ),
  groceries: (
    <>
      <path d="M20 30C12 12 20 6 26 6c2 10 2 16 0 24z" fill="var(--green)" />
      <path d="M40 30V12q6-8 12 0v18z" fill="var(--red)" />
      <path d="M10 30h52l-4 34H14z" fill="var(--gold)" />
      <path d="M26 40q0 12 10 12t10-12" fill="none" />
    </>
  ),
  certificate: (
    <>
      <path d="M8 12h56v38H8z" fill="var(--card)" />
      <path d="M18 24h36M18 34h20" fill="none" />
      <path d="M44 50v18l7-5 7 5V50z" fill="var(--blue)" />
      <circle cx="51" cy="44" r="11" fill="var(--red)" />
    </>
  ),
  screens: (
    <>
      <path d="M6 12h60v44H6z" fill="var(--card)" />
      <path d="M6 34h60M36 12v44" fill="none" />
      <path d="M13 34v-4q0-6 8-6t8 6v4z" fill="var(--green)" />
      <path d="M43 34v-4q0-6 8-6t8 6v4z" fill="var(--red)" />
      <path d="M13 56v-4q0-6 8-6t8 6v4z" fill="var(--blue)" />
      <path d="M44 45h14" fill="none" />
      <path d="M26 64h20" fill="none" />
    </>
  ),
  chat: (
    <>
      <path d="M6 10h42v26H24l-10 9v-9H6z" fill="var(--blue)" />
      <path d="M24 28h42v26h-8v10l-11-10H24z" fill="var(--gold)" />
      <path d="M35 41h.1M45 41h.1M55 41h.1" fill="none" strokeWidth="6" />
    </>
  ),
  mentors: (
    <>
      <path d="M6 64V46q0-12 13-12t13 12v18z" fill="var(--green)" />
      <circle cx="19" cy="22" r="10" fill="var(--card)" />
      <path d="M42 64V52q0-10 11-10t11 10v12z" fill="var(--red)" />
      <circle cx="53" cy="32" r="9" fill="var(--card)" />
      <path d="M34 12q10-8 20 2M54 14l1-8M54 14l-8-1" fill="none" />
    </>
  ),
  letter: (
    <>
      <path d="M6 26h60v38H6z" fill="var(--gold)" />
      <path d="M16 8h40v38L36 56 16 46z" fill="var(--card)" />
      <path d="M24 18h24M24 28h24M24 38h12" fill="none" />
      <path d="M6 26l30 24 30-24v38H6z" fill="var(--red)" />
    </>
  ),
  calendar: (
    <>
      <path d="M8 14h56v50H8z" fill="var(--card)" />
      <path d="M8 14h56v14H8z" fill="var(--red)" />
      <path d="M22 6v14M50 6v14" fill="none" />
      <path d="M18 38h8M32 38h8M46 38h8M18 52h8" fill="none" />
      <path d="M31 46h10v11H31z" fill="var(--green)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SpotName = keyof typeof drawings;

export function Spot({ name }: { name: SpotName }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="size-18 shrink-0">
      <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {drawings[name]}
      </g>
    </svg>
  );
}
