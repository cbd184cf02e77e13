import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readPricePromiseCommand } from './read-price-promise-command.ts';

const read = (line: string) => readPricePromiseCommand(line.split(' '));
const serves = (decision: object) => ({ kind: 'serve', number: 'P-7KQ2MX4T', by: 'Ada', decision });

describe('a command of those who judge prices', () => {
  it.each([
    ['approve p-7kq2mx4t --by Ada', { kind: 'approve', price: null }],
    ['approve P-7KQ2MX4T --price £2,195.50 --by Ada', { kind: 'approve', price: 219_550 }],
    ['approve P-7KQ2MX4T --price 2195 --by Ada', { kind: 'approve', price: 219_500 }],
    ['reject P-7KQ2MX4T --reason not-in-uk --by Ada', { kind: 'reject', reason: 'NOT_IN_UK' }],
    ['fail P-7KQ2MX4T --reason page-gone --by Ada', { kind: 'fail', reason: 'PAGE_GONE' }],
    ['reopen P-7KQ2MX4T --by Ada', { kind: 'reopen' }],
    ['undo P-7KQ2MX4T --by Ada', { kind: 'undo' }],
    ['withdraw P-7KQ2MX4T --by Ada', { kind: 'withdraw' }],
  ])('%s', (line, decision) => {
    expect(read(line)).toEqual(serves(decision));
  });

  it('shows, excludes and includes', () => {
    expect(read('board')).toEqual({ kind: 'board' });
    expect(read('show P-7KQ2MX4T')).toEqual({ kind: 'show', number: 'P-7KQ2MX4T' });
    expect(read('exclude 0100001 --reason maker --by Ada')).toEqual({
      kind: 'exclude',
      product: '0100001',
      reason: 'maker',
      by: 'Ada',
    });
    expect(read('include 0100001')).toEqual({ kind: 'include', product: '0100001' });
  });

  it.each([
    ...['', 'board all', 'show', 'show R-7KQ2MX4T', 'approve P-7KQ2MX4T', 'approve P-7KQ2MX4T more --by Ada'],
    ...['approve P-7KQ2MX4T --price free --by Ada', 'reject P-7KQ2MX4T --by Ada', 'exclude 0100001 --by Ada'],
    ...[
      'fail P-7KQ2MX4T --reason not-lower --by Ada',
      'steal P-7KQ2MX4T --by Ada',
      'exclude 0100001 --reason x',
    ],
  ])('is refused when it is "%s"', (line) => {
    expect(() => read(line)).toThrow(CommandNotUnderstoodError);
  });
});
