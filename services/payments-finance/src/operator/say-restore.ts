import type { PaymentPause } from '../adapters/payment-pause.ts';
import type { AcceptOutcome, ResumeOutcome } from '../use-cases/resume-payments.ts';
import { differenceInWords } from './say.ts';

const RUNBOOK = 'docs/runbooks/restore.md';

export function importInWords(outcome: ResumeOutcome): string {
  switch (outcome.kind) {
    case 'resumed':
      return 'The reports are imported and nothing is left to explain: payments go on within seconds.';
    case 'not-restored':
      return 'Payments are not paused: there was no restore, or they were resumed.';
    case 'unread':
      return [
        ...outcome.unread.map(({ method, why }) => `${method} was not imported. ${why}`),
        'Nothing was imported, and payments stay paused.',
      ].join('\n');
    case 'imported':
      return [
        `${outcome.count} movements became rows.`,
        ...outcome.unexplained.map(differenceInWords),
        ...(outcome.unexplained.length === 0
          ? ['Every movement of the providers is accounted for.']
          : [
              `${outcome.unexplained.length} movements are not explained: payments stay paused. The warehouse's messages may be on ` +
                `their way: import again. What an operator did by hand is taken over by "npm run payments -- accept <transaction> ` +
                `--reason …" (${RUNBOOK}).`,
            ]),
      ].join('\n');
  }
}

const ACCEPTED: Record<AcceptOutcome, string> = {
  accepted: 'It is booked as done by an operator.',
  'not-restored': 'Payments are not paused: there was no restore, or they were resumed.',
  'not-reported': 'No report has a capture or refund with this transaction id, or one could not be read.',
  'no-tender': 'The payment that it belongs to cannot take it: see "show" of its order.',
};

export const acceptedInWords = (outcome: AcceptOutcome): string => ACCEPTED[outcome];

export const keptInWords = (isKept: boolean): string =>
  isKept
    ? 'Its money is kept; it is listed no more.'
    : 'There is no lost order of this number that is not decided.';

export function pausedInWords(state: ReturnType<PaymentPause['state']>): string {
  if (typeof state === 'string') return 'Payments are paused until it is known whether there was a restore.';
  return (
    `Payments are paused since ${state.pausedSince.toISOString()}, after a restore to ${state.restoredTo.toISOString()}: nothing is ` +
    `sent to a provider until "npm run payments -- resume" (${RUNBOOK}).`
  );
}
