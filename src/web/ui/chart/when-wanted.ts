/** The events that show the reader's presence. Printing also needs the charts that are out of sight. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const;

/**
 * Calls `start` once: as soon as the element is near the part of the page that is seen, or when the page has nothing else to do after its reader
 * has moved, scrolled or typed. Until then the page has the processor to itself, to become alive.
 *
 * @returns stops waiting
 */
export function whenWanted(element: Element, start: () => void): () => void {
  const sight = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), { rootMargin: '100px' });
  const onSign = () => {
    unlisten();
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
    else setTimeout(begin, 100);
  };
  let isOver = false;
  const unlisten = () => {
    for (const sign of signs) removeEventListener(sign, onSign);
  };
  const stop = () => {
    isOver = true;
    sight.disconnect();
    unlisten();
  };
  function begin() {
    if (isOver) return;
    stop();
    start();
  }
  sight.observe(element);
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  return stop;
}
