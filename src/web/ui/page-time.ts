/**
 * How long something stays on the page, in milliseconds: `milliseconds`, or as much longer as the installation says (`TIMEOUT_FACTOR`). Only in the
 * browser.
 */
export function pageTime(milliseconds: number): number {
  return milliseconds * Number(document.documentElement.dataset.timeoutFactor ?? 1);
}
