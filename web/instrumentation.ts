/**
 * Nothing to register: the tracer is loaded before Next (`node --import`). But only after this has run does Next let a span ask
 * for the time and an id inside a page that it prerenders; without it the page answers 500.
 * https://nextjs.org/docs/messages/blocking-prerender-current-time
 */
export function register(): void {}
