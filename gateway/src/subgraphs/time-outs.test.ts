import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { placingMutations } from './placing-mutations.ts';
import { timeOutsBy } from './time-outs.ts';

const SUPERGRAPH = new URL('../../supergraph/supergraph.graphql', import.meta.url);
const placing = placingMutations(readFileSync(SUPERGRAPH, 'utf8'));

function timeOuts(text: string) {
  const operation = parse(text).definitions[0];
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return timeOutsBy(placing)(operation);
}

describe('time-outs', () => {
  it('are longer for exactly the mutations that may end in an order number or without an answer of a provider', () => {
    expect([...placing].sort()).toEqual([
      ...['capturePayPalPayment', 'createGivexOrder', 'createKlarnaSession', 'createPayPalOrder'],
      ...['financeEndJourney', 'initiateCardPayment', 'payAgain', 'placeApplePayExpressOrder'],
      ...['placeApplePayOrder', 'placeKlarnaOrder'],
      ...['submitFinanceApplication', 'validateCardPayment', 'validatePayAgain'],
    ]);
  });

  it.each([
    ['query A { cart { id } }', 6_000, 5_000],
    ['mutation A { addToCart { id } }', 6_000, 5_000],
    ['mutation A { initiateCardPayment { id } }', 15_000, 12_000],
    ['mutation A { validateCardPayment { id } }', 15_000, 12_000],
    ['mutation A { createFreeOfChargeOrder { id } }', 6_000, 5_000],
    ['mutation A { abandonCardPayment { id } }', 6_000, 5_000],
    ['mutation A { payAgain { id } }', 15_000, 12_000],
    ['mutation A { validatePayAgain { id } }', 15_000, 12_000],
    ['mutation A { createGivexOrder { id } }', 15_000, 12_000],
    ['mutation A { paid: initiateCardPayment { id } }', 15_000, 12_000],
    ['mutation A { ...F } fragment F on Mutation { initiateCardPayment { id } }', 15_000, 12_000],
  ])('%s: %i ms, of which a subgraph gets %i', (text, operationMs, subgraphMs) => {
    expect(timeOuts(text)).toEqual({ operationMs, subgraphMs });
  });
});
