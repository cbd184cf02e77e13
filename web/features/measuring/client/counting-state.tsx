'use client';

import { useSyncExternalStore } from 'react';
import { isNotCounted } from '../not-counted.ts';

const never = () => () => {};

/** Whether this visitor is counted; without script the page says it after an answer only. */
export function CountingState() {
  const isOff = useSyncExternalStore(
    never,
    () => isNotCounted(document.cookie),
    () => null,
  );
  if (isOff === null) return null;
  return (
    <p className="small font-medium">{isOff ? 'Your visits are not counted.' : 'Your visits are counted.'}</p>
  );
}
