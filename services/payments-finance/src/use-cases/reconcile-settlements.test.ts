import { expect, it } from '@jest/globals';
import type { ProviderMovement } from '../domain/settlement/reconcile.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';
import { ReportUnavailableError } from './ports/settlement-store.ts';
import type { ProviderReport } from './ports/settlement-store.ts';

const at = new Date('2026-11-21T09:00:00Z');
const unknownHere: ProviderMovement = {
  kind: 'capture',
  transactionId: 't',
  providerId: 'p',
  reference: 'BB1',
  currency: 'GBP',
  amount: 500,
  standing: 500,
  at,
};
const ledger = { now: () => Promise.resolve(at), movements: () => Promise.resolve([]) };
const givex: ProviderReport = { movements: () => Promise.resolve([unknownHere]) };
const failing = (error: Error): ProviderReport => ({ movements: () => Promise.reject(error) });

it('[MU-13] a report that cannot be read hides no difference at another provider', async () => {
  const noReport = failing(new ReportUnavailableError('The provider gave no report.'));
  const outcome = await reconcileSettlements({ ledger, providers: { 'credit-card': noReport, givex } });
  expect(outcome).toEqual({
    differences: [expect.objectContaining({ method: 'givex', what: 'missing-here', theirs: 500 })],
    unread: [{ method: 'credit-card', why: 'The provider gave no report.' }],
  });
});

it('[MU-13] an error of our own is not reported as a report that cannot be read', async () => {
  const broken = failing(new TypeError('not a function'));
  await expect(reconcileSettlements({ ledger, providers: { 'credit-card': broken, givex } })).rejects.toThrow(
    'not a function',
  );
});
