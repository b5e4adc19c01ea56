import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.server";

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
