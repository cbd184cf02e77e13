import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { StuckPlacement } from '../domain/placement/stuck-placement.ts';
import { stuckPlacementsInWords } from './say-stuck-placements.ts';

const placement: StuckPlacement = {
  ...{ id: 'p1', orderNumber: 'BB1', site: 'beaverbrooks', state: 'cancelling', pieces: 1 },
  createdAt: new Date('2026-11-21T09:00:00Z'),
  dueAt: new Date('2026-11-21T11:00:00Z'),
};

it('says what is known, what is safe and what to do', () => {
  expect(stuckPlacementsInWords([placement]).split('\n')).toEqual([
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
  const text = stuckPlacementsInWords([{ ...placement, state, dueAt: null, pieces: 2 }, placement]);
  expect(text).toContain(`${words}`);
  expect(text).toContain('It holds 2 pieces of stock. The sweeper does not try again.');
  expect(text).toMatch(/Checkout: 2 placements need a person\.$/);
});

it('says that there is nothing, and names a section of the runbook', () => {
  expect(stuckPlacementsInWords([])).toBe('Checkout: nothing needs a person.');
  const runbook = new URL('../../../../docs/runbooks/payments-stuck.md', import.meta.url);
  expect(readFileSync(runbook, 'utf8')).toMatch(/^## Placement past due$/m);
});
