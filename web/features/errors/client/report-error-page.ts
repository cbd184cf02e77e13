import { onConsentChange } from '#features/consent/consent-change.ts';
import { mayTrack } from '#features/consent/may.ts';
import { sendEvent } from '#features/measuring/send-event.ts';
import type { ErrorEventName } from '#lib/analytics.ts';

/** Once: at once for a visitor who agrees to statistics, else when they do while the page is open. */
export function reportErrorPage(event: ErrorEventName): void {
  const report = () => {
    if (!mayTrack('statistics')) return;
    sendEvent(event, {});
    stopWaiting();
  };
  const stopWaiting = onConsentChange(report);
  report();
}
