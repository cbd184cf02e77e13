import { onConsentChange } from '#features/consent/consent-change.ts';
import { mayTrack } from '#features/consent/may.ts';
import { sendEvent } from '#features/measuring/send-event.ts';

/** Once: at once for a visitor who agrees to statistics, else when they do while the page is open. */
export function reportErrorPage(): void {
  const report = () => {
    if (!mayTrack('statistics')) return;
    sendEvent('error_5xx', {});
    stopWaiting();
  };
  const stopWaiting = onConsentChange(report);
  report();
}
