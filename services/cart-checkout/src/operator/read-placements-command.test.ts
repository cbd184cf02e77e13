import { expect, it } from '@jest/globals';
import { readPlacementsCommand } from './read-placements-command.ts';

it('reads what is stuck, and which order is sent again by whom', () => {
  expect(readPlacementsCommand(['stuck'])).toEqual({ kind: 'stuck' });
  expect(readPlacementsCommand(['dispatch', 'BB1', '--by', 'Ada'])).toEqual({
    kind: 'dispatch',
    orderNumber: 'BB1',
    by: 'Ada',
  });
});

it.each([
  [[]],
  [['stuck', 'BB1']],
  [['dispatch']],
  [['dispatch', 'BB1']],
  [['dispatch', 'BB1', '--to', 'x']],
])('refuses %j', (args) => expect(() => readPlacementsCommand(args)).toThrow(/--by|--help|--to/));
