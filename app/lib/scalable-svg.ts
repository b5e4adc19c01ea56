/** What Nivo writes but nobody sees. */
const INVISIBLE =
  /<line [^<>]*style="stroke:(?:none|transparent)[^<>]*><\/line>|<rect [^<>]*fill="transparent"><\/rect>/g;
const DEFAULTS = / opacity="1"| style="opacity:1"| rotate\(0\)/g;

/** Scales with its container; rounds to a tenth of a pixel. @param svg with `width` and `height` */
export function scalableSvg(svg: string): string {
  return svg
    .replace(
      /<svg ([^<>]*?)width="(\d+)" height="(\d+)"/,
      '<svg $1width="$2" height="$3" viewBox="0 0 $2 $3"',
    )
    .replace(INVISIBLE, "")
    .replace(DEFAULTS, "")
    .replace(/(?<!\d)\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
