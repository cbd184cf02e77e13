import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { StuckPlacement } from '../domain/placement/stuck-placement.ts';
import { stuckInWords } from './say-stuck-placements.ts';

const placement: StuckPlacement = {
  id: 'p1',
  orderNumber: 'BB1',
  site: 'beaverbrooks',
  state: 'cancelling',
  pieces: 1,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  dueAt: new Date('2026-11-21T11:00:00Z'),
};

it('says what is known, what is safe and what to do', () => {
  expect(stuckInWords([placement]).split('\n')).toEqual([
    'placement past due: p1 (cancelling), order BB1 of beaverbrooks, since 2026-11-21T09:00:00.000Z',
    '  known: Payments has not confirmed that nothing will be charged. It holds 1 piece of stock. The sweeper tries again at 2026-11-21T11:00:00.000Z.',
    expect.stringContaining('  safe:  Let the sweeper end it once payments answers.'),
    '  do:    npm run payments -- show p1',
    '  more:  docs/runbooks/payments-stuck.md#placement-past-due',
    'Checkout: 1 placement needs a person.',
  ]);
});

it.each([
  ['authorising', 'Payments was not called'],
  ['challenge', 'The challenge is over'],
  ['authorised', 'It costs nothing'],
] as const)('knows what is missing in state %s', (state, words) => {
  const text = stuckInWords([{ ...placement, state, dueAt: null, pieces: 2 }, placement]);
  expect(text).toContain(`${words}`);
  expect(text).toContain('It holds 2 pieces of stock. The sweeper does not try again.');
  expect(text).toMatch(/Checkout: 2 placements need a person\.$/);
});

it('says that there is nothing, and names a section of the runbook', () => {
  expect(stuckInWords([])).toBe('Checkout: nothing needs a person.');
  const runbook = new URL('../../../../docs/runbooks/payments-stuck.md', import.meta.url);
  expect(readFileSync(runbook, 'utf8')).toMatch(/^## Placement past due$/m);
});

it('lists an order that the warehouse refused, with the command that sends it again', () => {
  const refused = {
    orderNumber: 'BB2',
    site: 'loupe',
    field: 'address.postalCode',
    refusedAt: new Date('2026-11-27T09:00:00Z'),
  };
  const text = stuckInWords([placement], [refused]);
  expect(text).toContain('order refused by the warehouse: BB2 of loupe, since 2026-11-27T09:00:00.000Z');
  expect(text).toContain('address.postalCode is wrong');
  expect(text).toContain('npm run payments -- dispatch BB2 --by');
  expect(text).toMatch(/Checkout: 1 placement and 1 order need a person\.$/);
  const runbook = new URL('../../../../docs/runbooks/payments-stuck.md', import.meta.url);
  expect(readFileSync(runbook, 'utf8')).toMatch(/^## Order refused by the warehouse$/m);
});
