import { PROVIDER_WINDOW } from '../../provider-return.ts';

const FEATURES = 'popup,width=480,height=720';
/** A second window is no use on a phone, nor to a finger. */
const ROOM = '(min-width: 48rem) and (pointer: fine)';

let current: Window | undefined;

/** The window that this page has opened and nobody has closed. */
export const openWindow = (): Window | undefined => (current?.closed === false ? current : undefined);

/**
 * Opens a provider's window at once, while the browser still knows that the shopper has pressed something; where it leads is told later.
 * Nothing is opened on a phone, or where the browser blocks it: the shopper then goes there in this window.
 */
export function openProviderWindow(url?: string): Window | undefined {
  if (!window.matchMedia(ROOM).matches) return undefined;
  current = window.open(url ?? 'about:blank', PROVIDER_WINDOW, FEATURES) ?? undefined;
  if (current !== undefined && url === undefined) sayOneMoment(current);
  current?.focus();
  return current;
}

function sayOneMoment({ document: shown }: Window): void {
  shown.title = 'One moment';
  shown.body.textContent = 'Opening the payment page. One moment.';
}

export function closeProviderWindow(): void {
  current?.close();
  current = undefined;
}
