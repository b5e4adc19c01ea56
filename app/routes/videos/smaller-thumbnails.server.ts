/**
 * Runs in the browser (`InlineScript`), before the pictures. The host answers for a missing size with a grey picture 120
 * pixels wide, which browsers show as if it were right.
 */
export function showSmallerThumbnails(): void {
  const check = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || image.dataset.smaller === undefined) return;
    if (image.naturalWidth > 120) return;
    if (image.dataset.smaller) image.src = image.dataset.smaller;
    else image.remove();
    image.dataset.smaller = "";
  };
  // These do not bubble.
  document.addEventListener("load", check, true);
  document.addEventListener("error", check, true);
}
