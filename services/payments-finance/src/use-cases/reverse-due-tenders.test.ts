import { describe, expect, it } from '@jest/globals';
import type { ReversalAnswer } from '../domain/payment/reversal-schedule.ts';
import type { TenderChange } from '../domain/payment/tender-change.ts';
import type { DueReversal } from './ports/reversal-store.ts';
import { reverseDueTenders } from './reverse-due-tenders.ts';

const AMOUNT = { minorUnits: 5_000, currency: 'GBP' };
const LOST: DueReversal = {
  tenderId: 'tender',
  method: 'givex',
  account: 'card',
  providerId: undefined,
  reference: 'BB1',
  merchantTransactionId: 'code',
  amount: AMOUNT,
  attempts: 1,
  ageHours: 0.1,
};

/** Reverses one tender whose answer was lost; the provider answers that it is reversed. */
async function reverseOne(due: DueReversal, { repeatsElsewhere }: { readonly repeatsElsewhere: boolean }) {
  const postponed: number[] = [];
  let change: TenderChange | undefined;
  const capabilities = {
    captures: 'once',
    partialCapture: true,
    refundDays: 1,
    authorisation: 'holds',
  } as const;
  await reverseDueTenders(
    {
      reversals: {
        claim: async () => [due],
        postpone: async (_id, seconds) => void postponed.push(seconds),
      },
      payments: {
        change: async (_id, decide) => {
          change = decide({
            paymentState: 'cancelled',
            state: 'unknown',
            asked: AMOUNT,
            held: undefined,
            others: [],
            isSuperseded: false,
          });
        },
      },
      providers: {
        givex: {
          capabilities: { ...capabilities, repeatsElsewhere },
          reverse: async () => 'reversed',
          room: () => 1,
        },
      },
      logger: { info() {}, warn() {}, error() {} } as never,
    },
    due.tenderId,
  );
  return { tender: change?.tender.state, task: change?.reversal, postponed };
}

describe('a reversal of a request whose answer was lost', () => {
  it('ends when the provider has reversed the only request', async () => {
    const ended = { tender: 'reversed', task: 'done', postponed: [] };
    expect(await reverseOne(LOST, { repeatsElsewhere: false })).toEqual(ended);
  });

  it('is repeated for a day where the same request may still arrive at another host', async () => {
    const watched = { tender: 'reversed', task: 'none', postponed: [5] };
    expect(await reverseOne(LOST, { repeatsElsewhere: true })).toEqual(watched);
    const dayLater = { ...LOST, ageHours: 24 };
    expect(await reverseOne(dayLater, { repeatsElsewhere: true })).toMatchObject({ task: 'done' });
  });

  it('ends where the provider has named what it held', async () => {
    const known = { ...LOST, providerId: '900001' };
    expect(await reverseOne(known, { repeatsElsewhere: true })).toMatchObject({ task: 'done' });
  });
});

const APPLICATION: DueReversal = { ...LOST, method: 'v12', account: undefined, authenticationId: '700001' };

it('records a late yes before it is undone, so that a lost answer of the cancellation loses no letter', async () => {
  const steps: string[] = [];
  const ports = {
    reversals: { claim: async () => [APPLICATION], postpone: async () => void steps.push('repeated later') },
    payments: { change: async () => void steps.push('ended') },
    providers: {
      v12: {
        async reverse({ isLateYesKnown = false }): Promise<ReversalAnswer> {
          if (!isLateYesKnown) return 'agreed-late';
          steps.push('cancelled without an answer');
          return 'no-answer';
        },
        room: () => 1,
      },
    },
    waits: {
      async agreedLate() {
        steps.push('late yes recorded');
      },
      async lateYesUndone() {
        steps.push('told');
        return true;
      },
      follow: async () => true,
    },
    logger: { info() {}, warn() {}, error() {} } as never,
  };
  await reverseDueTenders(ports, APPLICATION.tenderId);
  expect(steps).toEqual(['late yes recorded', 'cancelled without an answer', 'repeated later']);
});
