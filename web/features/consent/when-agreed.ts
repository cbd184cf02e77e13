import { onConsentChange } from './consent-change.ts';
import { mayTrack } from './may.ts';

/** Runs it now if this visitor agrees to statistics or marketing, and at each answer that does. @returns ends that */
export function whenAgreed(run: () => void): () => void {
  const attempt = () => {
    if (mayTrack('statistics') || mayTrack('marketing')) run();
  };
  attempt();
  return onConsentChange(attempt);
}
