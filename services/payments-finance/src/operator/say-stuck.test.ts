import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { SettlementKind, SettlementRefusal } from '../domain/settlement/settlement.ts';
import type { StuckCase, StuckTender } from '../use-cases/list-stuck.ts';
import { stuckInWords } from './say-stuck.ts';

const RUNBOOK = new URL('../../../../docs/runbooks/payments-stuck.md', import.meta.url);
const since = new Date('2026-11-21T09:00:00Z');
const amount = { minorUnits: 235_000, currency: 'GBP' };
const about = { placementId: 'pl', orderNumber: 'BB1', amount, since };
const tender: StuckTender = {
  ...about,
  tenderId: 't1',
  method: 'credit-card',
  transactionId: 'tx',
  attempts: 7,
  providerId: undefined,
  nextAttemptAt: undefined,
};
const parked = {
  consumer: 'payments-finance.settlement',
  topic: 'orders',
  key: 'k',
  reason: 'Error: x',
  since,
};
const movement = { transactionId: 'tx', reference: 'BB1', kind: 'capture', currency: 'GBP' } as const;

const refused = (settlementKind: SettlementKind, ...refusals: SettlementRefusal[]): StuckCase => ({
  kind: 'refused-settlement',
  settlement: { ...about, settlementKind, refusals },
});

const CASES: [StuckCase, string[]][] = [
  [
    { kind: 'unknown-tender', tender: { ...tender, nextAttemptAt: new Date('2026-11-21T11:00:00Z') } },
    [
      'unknown tender: £2,350.00 by credit-card, order BB1, sent 2026-11-21T09:00:00.000Z',
      'has not told us that it holds the amount',
      'Reversals so far: 7; next at 2026-11-21T11:00:00.000Z',
      'npm run payments -- show pl',
    ],
  ],
  [
    { kind: 'abandoned-reversal', tender: { ...tender, providerId: 'p9' } },
    ['The provider holds the amount as p9', '7 reversals failed', 'npm run payments -- retry t1'],
  ],
  [
    {
      kind: 'settlement-given-up',
      settlement: {
        ...about,
        settlementKind: 'capture',
        settlementId: 's1',
        attempts: 9,
        transactionId: 'tx',
      },
    },
    ['capture given up: £2,350.00, order BB1', 'The request is tx.', 'npm run payments -- retry s1'],
  ],
  [
    {
      kind: 'late-wait',
      wait: { ...about, method: 'v12', waitsFor: undefined, applicationStatus: 'ACCEPTED' },
    },
    ['late wait: £2,350.00 by v12, order BB1, since 2026', 'not cancelled at the provider yet', 'ACCEPTED'],
  ],
  [
    {
      kind: 'hold-not-renewed',
      hold: { ...about, method: 'credit-card', heldUntil: since, hasEnded: false, refusal: 'declined' },
    },
    ['hold not renewed: £2,350.00 by credit-card, order BB1, ends 2026', 'declined it', '-- show BB1'],
  ],
  [
    {
      kind: 'hold-not-renewed',
      hold: { ...about, method: 'credit-card', heldUntil: since, hasEnded: true, refusal: undefined },
    },
    ['ended 2026', 'paid again'],
  ],
  [
    {
      kind: 'dispute',
      dispute: {
        ...about,
        method: 'paypal',
        disputeId: 'PP-D-1',
        reason: 'NOT_RECEIVED',
        answerBy: new Date('2026-12-01T00:00:00Z'),
      },
    },
    [
      'dispute: £2,350.00 by paypal, order BB1, answer by 2026-12-01T00:00:00.000Z',
      'Its id there is PP-D-1, and its reason NOT_RECEIVED.',
      'Do not refund the order',
      'payments -- show BB1',
    ],
  ],
  [
    {
      kind: 'notice-failed',
      notice: {
        method: 'paypal',
        messageId: 'WH-1',
        about: 'hold-gone',
        since,
        outcome: 'no authorisation of ours has this id',
      },
    },
    [
      'notice not followed: paypal told that an authorisation has ended, received 2026',
      'no authorisation of ours has this id. Its id there is WH-1.',
      'payments -- retry paypal/WH-1',
    ],
  ],
  [
    {
      kind: 'gift-card-not-issued',
      giftCard: { ...about, issueId: 'g1', state: 'unknown', transactionId: 'tx', attempts: 3 },
    },
    ['gift card not issued: £2,350.00, order BB1', 'The answer to a request is lost', 'payments -- retry g1'],
  ],
  [
    refused('capture', 'declined'),
    [
      'capture refused: £2,350.00 is missing, order BB1',
      'npm run payments -- capture BB1 235000 --reference stuck-1795251600000\n',
    ],
  ],
  [
    refused('refund', 'provider-unavailable'),
    ['refund BB1 235000 --reference stuck-1795251600000 --reason "'],
  ],
  [
    refused('void', 'refused-by-provider'),
    ['npm run payments -- void BB1 --reference stuck-1795251600000\n'],
  ],
  [refused('capture', 'authorisation-gone', 'declined'), ['no longer has', 'declined it', '-- show BB1\n']],
  [
    {
      kind: 'difference',
      difference: { ...movement, method: 'credit-card', what: 'missing-here', ours: undefined, theirs: 5 },
    },
    ['difference: missing-here: credit-card capture tx of BB1: ours nothing, theirs £0.05', '-- show BB1\n'],
  ],
  [
    { kind: 'parked-key', parked },
    [
      'npm run deadletters -- replay --group payments-finance.settlement --topic orders\n',
      'Fix the cause first',
    ],
  ],
  [
    { kind: 'parked-key', parked: { ...parked, consumer: 'relay' } },
    ['DELETE FROM parked_key', 'outbox-stuck.md'],
  ],
  [
    { kind: 'dead-letter', parked },
    ['dead letter: payments-finance.settlement has set messages of key k aside'],
  ],
  [
    { kind: 'not-checked', what: 'dead letters', why: 'no broker' },
    ['no broker', 'npm run deadletters -- list'],
  ],
];

describe('the text about what is stuck', () => {
  it.each(CASES)('%j', (stuck, words) => {
    const text = stuckInWords([stuck]);
    for (const part of words) expect(text).toContain(part);
    expect(text.split('\n').map((line) => line.slice(0, 8))).toEqual([
      ...[expect.any(String), '  known:', '  safe: ', '  do:   ', '  more: ', 'Payments'],
    ]);
    expect(text).toContain('Payments: 1 case needs a person.');
  });

  it('names a section of the runbook for each kind', () => {
    const headings = readFileSync(RUNBOOK, 'utf8').match(/^## .+$/gm) ?? [];
    const sections = headings.map((heading) => heading.slice(3).toLowerCase().replaceAll(' ', '-'));
    for (const [{ kind }] of CASES) expect(sections).toContain(kind);
  });

  it('says that there is nothing, and counts several', () => {
    expect(stuckInWords([])).toBe('Payments: nothing needs a person.');
    const both: StuckCase[] = [refused('capture', 'declined'), { kind: 'dead-letter', parked }];
    expect(stuckInWords(both)).toMatch(/Payments: 2 cases need a person\.$/);
  });
});
