/** Events for whoever measures the shop. They wait in the page's data layer until a tag manager, with consent, reads it. */
export type AnalyticsEvent = { event: 'server_error' | 'not_found'; pageAddress: string };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

export function track(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

/** Address of the page without its query string or fragment: either may say who is reading. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname;
}
