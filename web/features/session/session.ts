import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { shopperChanged } from '#lib/shopper-change.ts';
import { rememberSignedIn, wasSignedIn } from '../header-data/remembered.ts';
import { createSessionStore, UNKNOWN_SESSION, type Session } from './session-store.ts';

/** The session store of this page. */
export const session = createSessionStore({
  calls: async () => (await import('./client/session-calls.ts')).sessionCalls,
  memory: {
    wasSignedIn: () => wasSignedIn(browserStorage('local')),
    remember: (isSignedIn) => rememberSignedIn(browserStorage('local'), isSignedIn),
  },
  onLost: () => shopperChanged('lost'),
  onSignedIn: () => shopperChanged('signedIn'),
});

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => UNKNOWN_SESSION);
}
