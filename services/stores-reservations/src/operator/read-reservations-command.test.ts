import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readReservationsCommand } from './read-reservations-command.ts';

const read = (line: string) => readReservationsCommand(line.split(' '));
const serves = (service: object) => ({ kind: 'serve', number: 'R-7KQ2MX4T', by: 'Ada', service });

describe('a command of a store’s team', () => {
  it.each([
    ['accept r-7kq2mx4t --by Ada', { kind: 'accept' }],
    ['decline R-7KQ2MX4T --reason not-found --by Ada', { kind: 'decline', reason: 'NOT_FOUND' }],
    ['extend R-7KQ2MX4T --by Ada', { kind: 'extend' }],
    ['swap R-7KQ2MX4T --sku 0100001-L --by Ada', { kind: 'swap', sku: '0100001-L' }],
    [
      'hand-over R-7KQ2MX4T --receipt T1 --code 0042 --by Ada',
      { kind: 'hand-over', receipt: 'T1', code: '0042' },
    ],
    [
      'hand-over R-7KQ2MX4T --receipt T1 --id-seen passport --by Ada',
      { kind: 'hand-over', receipt: 'T1', code: null },
    ],
    ['release R-7KQ2MX4T --reason not-wanted --by Ada', { kind: 'release', reason: 'NOT_WANTED' }],
    ['undo R-7KQ2MX4T --by Ada', { kind: 'undo' }],
  ])('%s', (line, service) => {
    expect(read(line)).toEqual(serves(service));
  });

  it('shows what waits, in all stores or in one', () => {
    expect(read('waiting')).toEqual({ kind: 'waiting' });
    expect(read('board bb-leeds')).toEqual({ kind: 'board', store: 'bb-leeds' });
    expect(read('diary bb-leeds')).toEqual({ kind: 'diary', store: 'bb-leeds' });
  });

  it.each([
    ...[
      '',
      'board',
      'diary',
      'waiting bb-leeds',
      'accept R-7KQ2MX4T',
      'accept x --by Ada',
      'steal R-7KQ2MX4T --by Ada',
    ],
    ...[
      'decline R-7KQ2MX4T --by Ada',
      'decline R-7KQ2MX4T --reason bored --by Ada',
      'swap R-7KQ2MX4T --by Ada',
    ],
    ...['hand-over R-7KQ2MX4T --receipt T1 --by Ada', 'hand-over R-7KQ2MX4T --code 1 --by Ada'],
    'hand-over R-7KQ2MX4T --receipt T1 --code 1 --id-seen passport --by Ada',
    ...[
      'release R-7KQ2MX4T --reason sold --by Ada',
      'accept R-7KQ2MX4T more --by Ada',
      'undo R-7KQ2MX4T --by',
    ],
  ])('is refused when it is "%s"', (line) => {
    expect(() => read(line)).toThrow(CommandNotUnderstoodError);
  });
});
