import { type ComponentType, createContext } from "react";
import type { SiteSettings } from "./site-settings";

/** Of few values, never what a visitor wrote. */
export type PartProps = Readonly<Record<string, string | number | undefined>>;

export interface Part<Props extends PartProps> {
  /** Unique on its page. */
  id: string;
  component: ComponentType<Props>;
  props: Props;
}

/** Undefined in the browser. */
export const PartRenderer = createContext<
  (<Props extends PartProps>(part: Part<Props>, site: SiteSettings) => string) | undefined
>(undefined);
