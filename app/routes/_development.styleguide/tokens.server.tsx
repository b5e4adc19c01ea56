import { Section } from "~/components/section";
import { readTokens, type Tokens } from "./read-tokens.server";
import { Sample, Samples } from "./sample.server";

function Colors({ colors }: Pick<Tokens, "colors">) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {colors.map(({ name, light, dark }) => (
        <li key={name} className="border-2 border-ink bg-card">
          <div className="h-18 border-b-2 border-ink" style={{ background: `var(--${name})` }} />
          <p className="p-3 text-sm">
            <strong className="block">{name}</strong>
            <span className="block text-soft">{light}</span>
            <span className="block text-soft">{dark === light ? "in both looks" : dark}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function TextSizes({ text }: Pick<Tokens, "text">) {
  return (
    <dl>
      {text.map(({ name, value }) => {
        const isDisplay = !["sm", "base", "lg"].includes(name);
        return (
          <div key={name} className="border-t border-hair py-4">
            <dt className="text-sm text-soft">
              {name}: {value}
            </dt>
            <dd
              className={isDisplay ? "font-display" : undefined}
              style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
            >
              Workers come first
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The steps of Tailwind's scale that the components use: multiples of a quarter rem. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18];

function Spacing() {
  return (
    <dl className="text-sm">
      {STEPS.map((step) => (
        <div key={step} className="mb-2 flex items-center gap-4">
          <dt className="w-24 text-soft">
            {step}: {step * 4} px
          </dt>
          <dd className="h-4 bg-blue" style={{ width: `calc(var(--spacing) * ${step})` }} />
        </div>
      ))}
    </dl>
  );
}

function Lengths({ containers }: Pick<Tokens, "containers">) {
  return (
    <dl className="text-sm">
      {containers.map(({ name, value }) => (
        <div key={name} className="mb-4">
          <dt className="text-soft">
            {name}: {value}
          </dt>
          <dd className="h-4 max-w-full bg-gold" style={{ width: value }} />
        </div>
      ))}
    </dl>
  );
}

export function TokensSection() {
  const { colors, text, fonts, shadows, containers } = readTokens();
  return (
    <Section id="tokens" title="Tokens" lead="Read from app/styles/site.css. Components use only these.">
      <Samples>
        <Sample name="Colours">
          <Colors colors={colors} />
        </Sample>
        <Sample name="Text sizes">
          <TextSizes text={text} />
        </Sample>
        <Sample name="Typefaces">
          {fonts.map(({ name, value }) => (
            <p key={name} className="mb-3 text-lg" style={{ fontFamily: `var(--font-${name})` }}>
              {name}: {value}
            </p>
          ))}
        </Sample>
        <Sample name="Shadows">
          <div className="flex flex-wrap gap-8">
            {shadows.map(({ name, value }) => (
              <p key={name} className="border-2 border-ink bg-card p-5" style={{ boxShadow: value }}>
                {name}: {value}
              </p>
            ))}
          </div>
        </Sample>
        <Sample name="Spacing">
          <Spacing />
        </Sample>
        <Sample name="Widths">
          <Lengths containers={containers} />
        </Sample>
      </Samples>
    </Section>
  );
}
