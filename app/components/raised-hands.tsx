export function RaisedHands({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 420 380" role="img" aria-label={label} className="block h-auto w-full">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="212" cy="242" r="166" fill="var(--gold)" />
        <g fill="none">
          <path d="M212 76V28M129 98 105 57M295 98l24-41M69 158 30 131M355 158l39-27" />
        </g>
        <path d="M66 382V232q0-20 20-20h56q20 0 20 20v150z" fill="var(--green)" />
        <path d="M164 382V176q0-20 20-20h58q20 0 20 20v206z" fill="var(--red)" />
        <path d="M268 382V232q0-20 20-20h56q20 0 20 20v150z" fill="var(--blue)" />
        <path d="M104 158V96l-18-18 6-30 14 12 16 0 14-12 6 30-18 18v62z" fill="var(--card)" />
        <path d="M206 100 226 20l16 4-20 80zM226 20l10-14 6 18" fill="var(--card)" />
        <path d="M282 168v-40a34 34 0 0 1 68 0v40" fill="none" strokeWidth="13" />
        <path d="M272 150h18v34h-18zM342 150h18v34h-18z" fill="var(--card)" />
        <path d="M58 172q0-14 14-14h84q14 0 14 14v46q0 14-14 14H72q-14 0-14-14z" fill="var(--card)" />
        <path d="M156 116q0-14 14-14h84q14 0 14 14v46q0 14-14 14h-84q-14 0-14-14z" fill="var(--card)" />
        <path d="M262 184q0-14 14-14h80q14 0 14 14v34q0 14-14 14h-80q-14 0-14-14z" fill="var(--card)" />
        <path
          d="M86 158v34M114 158v34M142 158v34M184 102v34M212 102v34M240 102v34M294 170v28M316 170v28M338 170v28"
          fill="none"
        />
      </g>
    </svg>
  );
}
