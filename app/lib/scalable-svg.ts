/**
 * Makes an SVG of fixed size scale with its container, and rounds its numbers to a hundredth of a pixel.
 *
 * @param svg an `<svg>` with `width` and `height`, as renderToStaticMarkup writes it
 */
export function scalableSvg(svg: string): string {
  return svg
    .replace(/<svg ([^>]*?)width="(\d+)" height="(\d+)"/, '<svg $1width="$2" height="$3" viewBox="0 0 $2 $3"')
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
