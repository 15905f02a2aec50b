/**
 * Returns the time that something stays on the page: `milliseconds`, multiplied by the installation's `TIMEOUT_FACTOR`. It works only in the
 * browser.
 */
export function pageTime(milliseconds: number): number {
  return milliseconds * Number(document.documentElement.dataset.timeoutFactor ?? 1);
}
