/**
 * Serves metrics, drains at a stop, shares pages among the instances, and consumes change events, so that cached pages expire (ADR 37). Imported inside `register`, because Next also loads
 * this file in processes that do not serve.
 * This file is needed for a second reason. The tracer is loaded before Next (`node --import`), but Next lets a span
 * read the time and an id inside a prerendered page only after `register` has run; otherwise the page answers 500.
 * https://nextjs.org/docs/messages/blocking-prerender-current-time
 */
export async function register(): Promise<void> {
  const { closeKeptConnections } = await import('./features/drain/server/close-kept-connections.ts');
  closeKeptConnections((stop) => process.once('SIGTERM', stop));
  const { refuseUnreadable } = await import('./features/errors/server/refuse-unreadable.ts');
  refuseUnreadable();
  const { serveMetrics } = await import('./features/metrics/server/serve-metrics.ts');
  serveMetrics();
  const { sharePages } = await import('./features/page-cache/server/share-pages.ts');
  sharePages();
  const { consumeChanges } = await import('./features/expiry/server/consume-changes.ts');
  consumeChanges();
}
