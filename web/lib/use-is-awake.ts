import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script has taken over what the server drew; before that nothing that is pressed is heard. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
