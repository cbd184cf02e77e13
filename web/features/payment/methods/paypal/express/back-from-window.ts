import { openWindow } from '../../../actions/redirect/provider-window.ts';
import { isProviderReturn } from '../../../provider-return.ts';

/** Closing a window tells nobody. */
const LOOK_MS = 500;

/** Resolves when the provider's window has come back to us, or is closed. */
export const backFromWindow = (): Promise<void> =>
  new Promise((resolve) => {
    const own = { origin: window.location.origin, placementId: undefined };
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('message', told);
      resolve();
    };
    const told = (event: MessageEvent) => void (isProviderReturn(event, own) && end());
    const timer = setInterval(() => openWindow() === undefined && end(), LOOK_MS);
    window.addEventListener('message', told);
  });
