import tailwind from "@tailwindcss/postcss";
import { addedRules } from "./scripts/support/added-rules.mjs";
import { plainProperties } from "./scripts/support/plain-properties.mjs";

const plugins = [tailwind(), plainProperties()];

export default { plugins: [...plugins, addedRules(plugins)] };
