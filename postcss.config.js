import tailwind from "@tailwindcss/postcss";
import { plainProperties } from "./scripts/support/plain-properties.mjs";

export default { plugins: [tailwind(), plainProperties()] };
