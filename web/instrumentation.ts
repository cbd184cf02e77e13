/**
 * Hears what changes, so that kept pages expire (ADR 37). Loaded here and not above, because Next also reads this file where
 * nothing is served.
 *
 * That this file is there has a second use. The tracer is loaded before Next (`node --import`), but only after `register` has run
 * does Next let a span ask for the time and an id inside a page that it prerenders; without it the page answers 500.
 * https://nextjs.org/docs/messages/blocking-prerender-current-time
 */
export async function register(): Promise<void> {
  const { hearChanges } = await import('./features/expiry/server/hear-changes.ts');
  hearChanges();
}
