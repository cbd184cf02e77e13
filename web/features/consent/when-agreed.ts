import { onConsentChange } from './consent-change.ts';
import { OPTIONAL } from './categories.ts';
import { mayTrack } from './may.ts';

/** Runs it now if this visitor agrees to anything that is asked for, and at each answer that does. @returns ends that */
export function whenAgreed(run: () => void): () => void {
  const attempt = () => {
    if (OPTIONAL.some(mayTrack)) run();
  };
  attempt();
  return onConsentChange(attempt);
}
