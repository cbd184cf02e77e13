import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { filesNaming, textOf } from './files.ts';
import { ALIKE, trace } from './method.ts';

const TOYS = [
  'services/payments-finance/tests/integration/toy-method.test.ts',
  'services/cart-checkout/tests/toy-method/toy-wallet.ts',
  'web/tests/toy-method/toy-method.test.tsx',
];

describe('the files that a method touches', () => {
  it.each(TOYS)('the toy has the name by which lists are found to be complete: %s', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/applepay/);
  });

  it.each(Object.keys(ALIKE))('%s names both methods still, and not the toy', (file) => {
    for (const name of [/givex/i, /card/i]) expect(textOf(file)).toMatch(name);
    expect(textOf(file)).not.toMatch(/applepay/i);
  });

  it('are all that tell the card from gift cards, and none of the folders of a method', () => {
    const { counted } = trace();
    for (const file of [
      'services/cart-checkout/src/domain/payment-methods/registry.ts',
      'services/payments-finance/src/ports.ts',
      'web/features/payment/methods/registry.ts',
    ])
      expect(counted).toContain(file);
    expect(
      counted.filter((file) => /^sandbox|adapters.givex|methods.(givex|credit-card)\//.test(file)),
    ).toEqual([]);
    expect(filesNaming(/givex/i)).toEqual(
      expect.arrayContaining([...counted.filter((file) => !ALIKE[file])]),
    );
  });
});
