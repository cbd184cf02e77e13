import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has hydrated; before that, clicks are not handled. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
