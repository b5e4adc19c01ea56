/** As it stands in a URL or in a URL-encoded body: broken encodings included. */
export const HOSTILE_VALUES: readonly string[] = [
  ..."%00 %E0%A4%A %zz % %u0041 %C0%AF %ED%A0%80 %ED%B0%80%ED%A0%80 %FF%FE %F4%90%80%80 %FC%80%80%80%80%80".split(
    " ",
  ),
  ..."%0d%0aX-Injected:%20yes %0A.%0A %1b%5b31m %7F %C2%85 %E2%80%A8 %E2%80%AE %EF%BF%BE %F0%9F%98%80 e%CC%81".split(
    " ",
  ),
  ..."__proto__ constructor toString hasOwnProperty prototype undefined null NaN true [object%20Object]".split(
    " ",
  ),
  ..."-1 0 -0 1e999 -1e999 1.5 0x10 1_000 9007199254740993 99999999999999999999999 %2B1 %201%20 ١٢".split(
    " ",
  ),
  ..."2026-02-30 0000-00-00 9999-99-99 -271821-04-20 +275760-09-14 2026-11-20T24:61:61Z 2026-1 1-1-1".split(
    " ",
  ),
  ..."'%20OR%201=1-- %22%3E%3Csvg/onload=alert(1)%3E %3C/script%3E %7B%22$gt%22:1%7D $%7B7*7%7D {{7*7}} ;ls |id".split(
    " ",
  ),
  ..."%22 * ^ NEAR(a%20b,%202) a%20AND a%20OR%20NOT%20b %22a%20b -a a* col:a (a ) %25 _ %5C%5C".split(" "),
  ..."../../../../etc/passwd ..%2f..%2f %2e%2e%2f C:%5C file:///etc/passwd javascript:alert(1) //evil.example".split(
    " ",
  ),
  ..."http://[ http://a@b:99999/ https://%00/ data:text/html,1 mailto:a@b a@b@c %22%22@a @ a@%5B::1%5D".split(
    " ",
  ),
  "",
  "+",
  "a".repeat(5000),
  "%00".repeat(300),
  "%F0%9F%91%A9%E2%80%8D".repeat(200),
  "a%CC%81".repeat(400),
  "%20".repeat(2000),
  "[".repeat(2000),
  "'".repeat(3000),
  "%3Cb%3E".repeat(700),
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA!",
  "%D0%B0%D0%B1%D0%B2%D0%B3%D0%B4%D0%B5%D0%B6%D0%B7%CE%B1%CE%B2%CE%B3%C3%A4%C3%B6%C3%BC%C5%82%C5%84%C5%9B&'%22-",
];

/** Names of fields and parameters that no form has, or that JavaScript's objects have. */
export const HOSTILE_NAMES: readonly string[] = [
  ..."__proto__ constructor toString valueOf hasOwnProperty __proto__%5Bx%5D constructor.prototype then length".split(
    " ",
  ),
  ..."q%5B%5D q%5Ba%5D%5Bb%5D %00 %ED%A0%80 = %26 _data _routes _action _method index intent form".split(" "),
  "a".repeat(3000),
  "",
];

/** What a path is changed to; `*` is the path. */
export const PATH_TRICKS: readonly string[] = [
  ..."/%2e%2e* */%2e%2e/%2e%2e/etc/passwd /.* /..* //evil.example* /* //* *// */. *%2f *%5c *%00 *;a=b *;jsessionid=1".split(
    " ",
  ),
  ..."/\\* *\\..\\ *%20 *%0a *.data *.data.data *.json *.php */index *?index *?_data=root *?_routes= *~ *.".split(
    " ",
  ),
  ..."*#a *%23 *%3f *%25%32%65 */%c0%ae%c0%ae/ */%ED%A0%80 */%zz http://evil.example* *HTTP/1.1 */__proto__".split(
    " ",
  ),
  ..."*?_routes=routes/__proto__ *.data?_routes=root,routes/admin._shell *.data?_routes=%00 */_root.data".split(
    " ",
  ),
  `*/${"a".repeat(6000)}`,
  `*/${"a/".repeat(2000)}`,
  `*?${"a=1&".repeat(1500)}`,
];

export const HOSTILE_METHODS: readonly string[] = [
  ..."PUT PATCH DELETE OPTIONS TRACE PROPFIND MKCOL PURGE SEARCH LINK HEAD BREW get M-SEARCH".split(" "),
];

/** Lines of a request's head. */
export const HOSTILE_HEADERS: readonly string[] = [
  "Host: evil.example",
  "Host: a@b",
  "X-Forwarded-Host: evil.example:99999999",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-For: 1.2.3.4, '; drop table users--",
  "X-Forwarded-For: ::ffff:999.1.1.1, [::1]:x",
  'Forwarded: for="_gazonk";proto=;host=\\',
  "X-Client-Address: 127.0.0.1, 10.0.0.1:99999",
  "X-HTTP-Method-Override: DELETE",
  "X-Original-URL: /admin/dashboard",
  "Accept-Encoding: gzip;q=NaN, br;q=-1, *;q=2",
  "Accept-Encoding: \u00ff\u00fe, identity;q=0, *;q=0",
  "Accept: text/x-script, */*;q=1e9",
  `Accept-Language: ${"x-".repeat(900)}`,
  "Range: bytes=-1-,0-,99999999999999999999-",
  'If-None-Match: "\u00ff", W/"',
  "If-None-Match: *",
  "If-Modified-Since: Fri, 99 Foo 99999 25:61:61 GMT",
  'If-Match: "a"',
  "Origin: null",
  "Origin: http://[::",
  "Sec-Fetch-Site: cross-site",
  "Sec-Fetch-Site: __proto__",
  "Referer: \u0080javascript:alert(1)",
  "Cookie: session; =; __proto__=1; session=%E0%A4%A; session=a.b; __Host-session=",
  `Cookie: session=${"a".repeat(3000)}.${"b".repeat(43)}`,
  "Cookie: session=eyJfX3Byb3RvX18iOjF9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "Expect: 200-ok",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Content-Encoding: gzip",
  "Content-Length: -1",
  "Content-Length: 99999999999",
  "Transfer-Encoding: chunked, chunked",
  "X-Remix-Revalidate: 1",
  "Purpose: prefetch",
  "Sec-GPC: 1",
  "User-Agent: ",
  `User-Agent: ${"<".repeat(2000)}`,
  "Header without colon",
  `X-Long: ${"a".repeat(20_000)}`,
];

export const CONTENT_TYPES: readonly string[] = [
  "",
  "application/json",
  "application/x-www-form-urlencoded; charset=utf-16",
  "application/x-www-form-urlencoded;;;",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=other",
  `multipart/form-data; boundary=${"a".repeat(300)}`,
  "multipart/mixed; boundary=x",
  "text/x-script",
  "\u00ff/\u00fe",
];
