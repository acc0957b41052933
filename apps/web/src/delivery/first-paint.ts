/** Calls back once something was painted, or everything is loaded: whichever the browser tells first. */
export function afterFirstPaint(run: () => void): void {
  let hasRun = false;
  const once = () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  if (document.readyState === 'complete') {
    once();
    return;
  }
  addEventListener('load', once);
  // Not every browser reports paints; those wait for the load.
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  }
}
