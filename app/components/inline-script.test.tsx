import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ScriptNonce } from "~/lib/contexts";
import { InlineScript } from "./inline-script";

function greet(name: string) {
  document.title = `Hello ${name}</p>`;
}

describe("inline script", () => {
  test("calls the function with its arguments, marked as the site's own", () => {
    const html = renderToStaticMarkup(
      <ScriptNonce.Provider value="abc">
        <InlineScript run={greet} args={["Ada"]} />
      </ScriptNonce.Provider>,
    );
    expect(html).toMatch(/^<script nonce="abc">\(function greet\(name\)/);
    expect(html).toMatch(/\)\("Ada"\)<\/script>$/);
  });

  test("lets neither an argument nor the source end the script", () => {
    const html = renderToStaticMarkup(<InlineScript run={greet} args={["</script><!--"]} />);
    expect(html.match(/<\/|<!--/g)).toEqual(["</"]);
  });

  test("is empty in the browser, where the function is undefined", () => {
    expect(renderToStaticMarkup(<InlineScript run={undefined} args={[]} />)).toBe("<script></script>");
  });
});
