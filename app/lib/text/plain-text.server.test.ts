import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Rich } from "~/components/rich-text";
import { parseRichText, plainText } from "./plain-text.server";

describe("plainText", () => {
  it.each([
    ["Jobs &amp; wages", "Jobs & wages"],
    ["It&#8217;s <b>over</b>", "It’s over"],
    ["<p>One</p><p>Two</p>Three<br>Four", "One Two Three Four"],
    ["un<b>believ</b>able", "unbelievable"],
    ["a\n\t b&nbsp;c", "a b c"],
    ["x<script>alert(1)</script><style>p{}</style>y", "xy"],
    ['<a href="https://example.org">The Paper</a>', "The Paper"],
    ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["say &quot;no&quot;", 'say "no"'],
    ["right\u202eto left\u0000", "rightto left"],
    ["", ""],
  ])("%j becomes %j", (html, text) => expect(plainText(html)).toBe(text));
});

const html = (text: string) => renderToStaticMarkup(createElement(Rich, { text: parseRichText(text) }));

describe("parseRichText", () => {
  it.each([
    ["Plain words", "Plain words"],
    ["Jobs &amp; wages", "Jobs &amp; wages"],
    ["It&#8217;s &eacute;t&eacute;", "It’s été"],
    ["The <b>end</b> of <em>work</em>", "The <b>end</b> of <em>work</em>"],
    ["<strong>a <i>b</i> c</strong>", "<strong>a <i>b</i> c</strong>"],
    ["CO<sub>2</sub> and <code>x &lt; y</code>", "CO<sub>2</sub> and <code>x &lt; y</code>"],
    ["<b>never closed", "<b>never closed</b>"],
    ["closed twice</b></b> over", "closed twice over"],
    ["<p>One</p><p>Two</p>", "One Two"],
    ['<a href="https://example.org" onclick="x()">a link</a>', "a link"],
    ['<b onmouseover="alert(1)" style="color:red">bold</b>', "<b>bold</b>"],
    ["x<script>alert(1)</script><img src=x onerror=alert(1)>y", "xy"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["&lt;b&gt;not bold&lt;/b&gt;", "&lt;b&gt;not bold&lt;/b&gt;"],
    ["5 < 6 % _ ' \"", "5 &lt; 6 % _ &#x27; &quot;"],
    ["<b></b><i> </i>", ""],
    ["", ""],
  ])("%j is rendered as %j", { tags: ["@public-3.1"] }, (text, rendered) =>
    expect(html(text)).toBe(rendered),
  );

  it("is empty for markup without text", () => expect(parseRichText("<b></b>")).toEqual([]));
});
