import { describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { timeOutsOf } from './time-outs.ts';

function timeOuts(text: string) {
  const operation = parse(text).definitions[0];
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return timeOutsOf(operation);
}

describe('time-outs', () => {
  it.each([
    ['query A { cart { id } }', 6_000, 5_000],
    ['mutation A { addToCart { id } }', 6_000, 5_000],
    ['mutation A { initiateCardPayment { id } }', 15_000, 12_000],
    ['mutation A { payAgain { id } }', 15_000, 12_000],
    ['mutation A { validatePayAgain { id } }', 15_000, 12_000],
    ['mutation A { createGivexOrder { id } }', 15_000, 12_000],
    ['mutation A { paid: initiateCardPayment { id } }', 15_000, 12_000],
    ['mutation A { ...F } fragment F on Mutation { initiateCardPayment { id } }', 15_000, 12_000],
  ])('%s: %i ms, of which a subgraph gets %i', (text, operationMs, subgraphMs) => {
    expect(timeOuts(text)).toEqual({ operationMs, subgraphMs });
  });
});
