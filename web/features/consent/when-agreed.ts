import { onConsentChange } from './consent-change.ts';
import { OPTIONAL } from './categories.ts';
import { mayTrack } from './may.ts';

/** Whether this visitor agrees to anything that is asked for. */
export const isAgreed = (): boolean => OPTIONAL.some(mayTrack);

/** Runs it now if this visitor agrees to anything that is asked for, and at each answer that does. @returns ends that */
export function whenAgreed(run: () => void): () => void {
  const attempt = () => {
    if (isAgreed()) run();
  };
  attempt();
  return onConsentChange(attempt);
}
