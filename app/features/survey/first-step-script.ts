import { STORAGE_KEY } from "./survey-markup";

/** After this long without the page's own script, or at once when it fails to load, all questions show. */
const GIVE_UP_MS = 8000;

/**
 * Runs before the first paint: sets `data-at`, so that nothing moves when the page's own script takes over.
 * If that script does not load, `data-all` shows all questions for good.
 */
export const firstStepScript = `(function (steps) {
  var at = steps.dataset.start;
  try { at = at || JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")).at; } catch (error) {}
  steps.dataset.at = at || 1;
  function showAll() {
    if ("ready" in steps.dataset) return;
    steps.dataset.all = "";
    delete steps.dataset.at;
  }
  addEventListener("error", function (event) {
    if (event.target.tagName === "SCRIPT") showAll();
  }, true);
  setTimeout(showAll, ${GIVE_UP_MS});
})(document.currentScript.parentElement);`;
