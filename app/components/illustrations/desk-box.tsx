export function DeskBox({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 420 330" role="img" aria-label={label} className="block h-auto w-full">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M92 128h236l26 32H66z" fill="var(--ink)" />
        <path
          d="M136 100C132 62 112 44 84 40c2 34 20 54 52 60zM140 92c-6-38 6-66 30-84 14 30 4 62-30 84zM142 100c6-28 26-44 54-46-4 28-24 44-54 46z"
          fill="var(--green)"
        />
        <path d="M108 100h66l-8 70h-50z" fill="var(--red)" />
        <path d="M196 62h82v110h-82z" fill="var(--blue)" />
        <path d="M210 76h54v96h-54z" fill="var(--card)" />
        <circle cx="237" cy="106" r="14" fill="var(--gold)" />
        <path d="M214 158q0-26 23-26t23 26z" fill="var(--green)" />
        <path d="M344 112q26 0 26 22t-30 22" fill="none" strokeWidth="10" />
        <path d="M292 98h54v74h-54z" fill="var(--card)" />
        <path d="M292 116h54" fill="none" stroke="var(--red)" strokeWidth="9" />
        <path d="M66 160h288v168H66z" fill="var(--gold)" />
        <path d="M66 160 20 206l34 12 12-12zM354 160l46 46-34 12-12-12z" fill="var(--gold)" />
        <path d="M170 202h80" fill="none" strokeWidth="16" />
        <path d="M286 160l14 60 14-60" fill="none" stroke="var(--blue)" strokeWidth="8" />
        <path d="M272 222h56v78h-56z" fill="var(--card)" />
        <circle cx="300" cy="248" r="11" fill="var(--green)" />
        <path d="M284 274h32M284 287h20" fill="none" />
      </g>
    </svg>
  );
}
