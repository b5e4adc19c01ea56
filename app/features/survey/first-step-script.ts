/** The element around the steps, and the tab's storage of the draft. */
export const STEPS_ID = "survey-steps";
export const STORAGE_KEY = "survey";

/** After this long without the page's own script, or at once when it fails to load, all questions show. */
const GIVE_UP_MS = 8000;

/**
 * Runs while the page is being read, before anything is painted: it says in `data-at` which step shows alone, so
 * that nothing moves when the page's own script takes over. `data-start` is the step of an invalid submission; the other
 * source is where the visitor was before a reload.
 *
 * Where script is switched off this never runs and all questions show. Where the page's own script does not arrive,
 * `data-at` is taken away again and `data-all` set, for good: a visitor who has begun on the whole list stays there.
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
    if (event.target.tagName === "SCRIPT" || event.target.rel === "modulepreload") showAll();
  }, true);
  setTimeout(showAll, ${GIVE_UP_MS});
})(document.currentScript.parentElement);`;
