import type { OptionalCategory } from './categories.ts';
import { onConsentChange } from './consent-change.ts';
import { mayTrack } from './may.ts';

/** Runs it now if this visitor agrees to the category, and at each answer that agrees. @returns ends that */
export function whenAgreed(category: OptionalCategory, run: () => void): () => void {
  const attempt = () => {
    if (mayTrack(category)) run();
  };
  attempt();
  return onConsentChange(attempt);
}
