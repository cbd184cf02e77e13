import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readStockCommand } from './read-stock-command.ts';

const read = (line: string) => readStockCommand(line.split(' '));

describe('a stock command', () => {
  it('is parsed into a stock change', () => {
    expect(read('receive 0100002 5')).toEqual({
      kind: 'move',
      sku: '0100002',
      order: { kind: 'receipt', quantity: 5 },
    });
    expect(read('count 0100002 0')).toMatchObject({ order: { kind: 'count', quantity: 0 } });
    expect(read('adjust 0100002 -1 --reason broken')).toMatchObject({
      order: { kind: 'adjustment', quantity: -1, reason: 'broken' },
    });
    expect(read('adjust 0100002 +2 --reason found')).toMatchObject({ order: { quantity: 2 } });
    expect(read('show 0100002')).toEqual({ kind: 'show', sku: '0100002' });
  });

  it.each([
    ...['', 'receive', 'receive 0100002', 'receive 0100002 0', 'receive 0100002 -1', 'receive 0100002 1.5'],
    ...['receive 0100002 1 2', 'adjust 0100002 -1', 'adjust 0100002 1 --reason sign', 'count 0100002 x'],
    ...['show 0100002 1', 'sell 0100002 1', 'receive 0100002 9999999', 'receive 0100002 1 --why not'],
  ])('is refused when it is "%s"', (line) => {
    expect(() => read(line)).toThrow(CommandNotUnderstoodError);
  });
});
