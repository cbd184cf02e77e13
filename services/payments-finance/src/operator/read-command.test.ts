import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readCommand } from './read-command.ts';

const read = (line: string) => readCommand(line.split(' '), () => 'new');

describe('the operator’s command', () => {
  it.each([
    ['show BB1', { kind: 'show', order: 'BB1' }],
    ['stuck', { kind: 'stuck' }],
    [
      'retry 0199c1a0-0000-7000-8000-00000000abcd',
      { kind: 'retry', id: '0199c1a0-0000-7000-8000-00000000abcd' },
    ],
    ['retry paypal/WH-2WR32451HC', { kind: 'retry', id: 'paypal/WH-2WR32451HC' }],
    ['reconcile', { kind: 'reconcile', since: undefined }],
    ['reconcile --since 2026-11-21', { kind: 'reconcile', since: new Date('2026-11-21T00:00:00Z') }],
    ['import', { kind: 'import', by: undefined }],
    ['resume --by ada', { kind: 'resume', by: 'ada' }],
    ['accept ab12 --reason goodwill', { kind: 'accept', of: 'ab12', reason: 'goodwill', by: undefined }],
    ['keep BB1 --reason arrived --by ada', { kind: 'keep', of: 'BB1', reason: 'arrived', by: 'ada' }],
  ])('[MU-13] %s', (line, command) => {
    expect(read(line)).toEqual(command);
  });

  it.each([
    ['capture BB1', { kind: 'capture', amount: undefined, reference: 'operator:new' }],
    ['capture BB1 1999 --reference r7', { kind: 'capture', amount: 1_999, reference: 'operator:r7' }],
    ['void BB1 --reason fraud', { kind: 'void', amount: undefined, reason: 'fraud' }],
    ['refund BB1 500 --reason scratched', { kind: 'refund', amount: 500, reason: 'scratched' }],
  ])('[MU-13] %s', (line, order) => {
    expect(read(line)).toMatchObject({ kind: 'settle', order: { order: 'BB1', ...order } });
  });

  it.each([
    ['capture', 'missing'],
    ['steal', 'no command'],
    ['steal BB1', 'no command'],
    ['show BB1 BB2', 'One order'],
    ['stuck BB1', 'all orders'],
    ['retry', 'One id'],
    ['retry BB1', 'One id'],
    ['retry paypal/', 'One id'],
    ['reconcile BB1', 'all orders'],
    ['reconcile --since yesterday', 'no day'],
    ['reconcile --since 2026-13-01', 'no day'],
    ['show BB1 --since 2026-11-21', 'Only reconcile'],
    ['refund BB1', 'How many pence'],
    ['refund BB1 500', '--reason'],
    ['refund BB1 5.00 --reason x', 'no pence'],
    ['refund BB1 -5 --reason x', '-5'],
    ['capture BB1 0', 'no pence'],
    ['void BB1 500', 'no amount'],
    ['capture BB1 5 6', 'too much'],
    ['capture BB1 --all', '--all'],
    ['import BB1', 'of all orders'],
    ['accept', 'One transaction'],
    ['accept ab12', '--reason'],
    ['keep BB1 2 --reason x', 'One transaction'],
  ])('[MU-13] is rejected: %s', (line, message) => {
    expect(() => read(line)).toThrow(CommandNotUnderstoodError);
    expect(() => read(line)).toThrow(message);
  });
});
