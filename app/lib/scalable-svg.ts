/** Scales with its container; rounds to a hundredth of a pixel. @param svg with `width` and `height` */
export function scalableSvg(svg: string): string {
  return svg
    .replace(/<svg ([^>]*?)width="(\d+)" height="(\d+)"/, '<svg $1width="$2" height="$3" viewBox="0 0 $2 $3"')
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
