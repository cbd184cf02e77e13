import { describe, expect, it } from '@jest/globals';
import { filesNaming, textOf } from './files.ts';
import { ALIKE, COMPLETE, trace, walletFiles } from './method.ts';

const EVERY = [/credit.card/i, /givex/i, /paypal/i, /klarna/i, /v12/i, /applepay/i];

describe('the files that a method touches', () => {
  it.each(COMPLETE)('%s names every method still', (file) => {
    for (const name of EVERY) expect(textOf(file)).toMatch(name);
  });

  it.each(Object.keys(ALIKE))('%s names both methods still', (file) => {
    for (const name of [/givex/i, /card/i]) expect(textOf(file)).toMatch(name);
  });

  it.each([
    ['paypal', /paypal/i],
    ['klarna', /klarna/i],
    ['applepay', /apple-?pay/i],
  ])('are at most 25 for %s, outside of its folders', (vendor, names) => {
    const files = walletFiles(vendor, names);
    expect(files).toContain('web/features/payment/methods/registry.ts');
    expect(files.length).toBeLessThanOrEqual(25);
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
