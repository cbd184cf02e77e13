import { describe, expect, it } from '@jest/globals';
import { ibc, ifc } from '../domain/finance/test-products.ts';
import { readFinanceCommand } from './read-finance-command.ts';
import { eligibleInWords } from './say-finance.ts';

const read = (line: string) => readFinanceCommand(line.split(' '));

describe('npm run finance', () => {
  it('[EN-08] reads its commands', () => {
    expect(read('products')).toEqual({ kind: 'products' });
    expect(read('import')).toEqual({ kind: 'import', file: undefined, by: undefined });
    expect(read('import list.json --by ada')).toEqual({ kind: 'import', file: 'list.json', by: 'ada' });
    expect(read('show ifc-12')).toEqual({ kind: 'show', key: 'ifc-12' });
    expect(read('eligible ifc-12 --price 80000 --categories rings,new-in --group variant')).toMatchObject({
      kind: 'eligible',
      key: 'ifc-12',
      purchase: { cashPrice: 80_000, abGroup: 'variant', pieces: [{ categories: ['rings', 'new-in'] }] },
    });
  });

  it.each([
    ['', 'is no command'],
    ['products ifc-12', 'It lists all products.'],
    ['show', 'Which product?'],
    ['eligible', '--price is missing'],
    ['eligible --price 12.50', '--price is missing'],
    ['show ifc-12 more', 'is too much'],
    ['products --colour red', 'Unknown option'],
  ])('refuses %j: %s', (line, said) => expect(() => read(line)).toThrow(said));

  it('[VA-05] says why a product is not offered', () => {
    const command = read('eligible --price 80000 --categories watches');
    const products = [
      ifc(),
      ibc({ blacklistCategories: ['watches'] }),
      ifc({ key: 'd', minDepositPercentage: 10 }),
    ];
    if (command.kind !== 'eligible') throw new Error('It is another command.');
    expect(eligibleInWords(products, command.purchase).split('\n')).toEqual([
      'ibc-36  no: its categories do not allow it',
      'ifc-12  yes: deposit £80.00, 12 × £60.00, in all £800.00',
      'd  no: others need no deposit',
    ]);
  });
});
