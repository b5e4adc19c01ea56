import { type ComponentType, useContext } from "react";
import { type PartProps, PartRenderer } from "~/lib/rendered-part";
import { useSite } from "~/lib/site-settings";
import { ServerHtml } from "./server-html";

interface RenderedOnceProps<Props extends PartProps> {
  id: string;
  /** From a `.server` module. Its HTML depends on its props and the site's settings alone. */
  part: ComponentType<Props> | undefined;
  props: Props;
  className?: string;
}

/** Rendered once for each props while the server runs (docs/decisions/stored-pages.md). It is not hydrated. */
export function RenderedOnce<Props extends PartProps>({
  id,
  part: Component,
  props,
  className,
}: RenderedOnceProps<Props>) {
  const site = useSite();
  const render = useContext(PartRenderer);
  if (Component && !render) {
    return (
      <div id={id} className={className}>
        <Component {...props} />
      </div>
    );
  }
  const html = Component && render?.({ id, component: Component, props }, site);
  return <ServerHtml id={id} className={className} html={html} />;
}
