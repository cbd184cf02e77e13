import { nextOf, viewOf } from './attempt.ts';
import type { Attempt, AttemptPorts, AuthoriseOutcome } from './attempt.ts';
import { holdTender } from './hold-tender.ts';
import { declineUnsent } from './record-answer.ts';

/**
 * Holds the current tender and those after it, one after the other, up to the first that fails or for which the shopper has to act.
 * @returns undefined when a cancel or another call came first
 */
export async function holdAll(ports: AttemptPorts, begun: Attempt): Promise<AuthoriseOutcome | undefined> {
  for (let attempt = begun; ;) {
    const { shopper } = attempt;
    // Of an action that the version before has stored.
    const step =
      shopper === undefined
        ? await declineUnsent(ports, attempt, 'provider-unavailable')
        : await holdTender(ports, attempt, shopper);
    if (step.kind === 'answered') return step.outcome;
    if (step.kind === 'overtaken') return undefined;
    const next = nextOf(step.attempt);
    if (next === undefined) return { view: viewOf(step.attempt) };
    attempt = next;
  }
}
