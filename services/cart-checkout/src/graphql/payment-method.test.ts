import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { UnreachableCodeError } from '../domain/unreachable-code-error.ts';
import { toPaymentMethodType } from './payment-method.ts';

/** The names in the specification. */
const METHODS = ['credit-card', 'klarna', 'givex', 'paypal', 'v12', 'applepay'];

describe('payment methods', () => {
  it('[EU-04] each has the name that the schema gives it, and the schema has no other', () => {
    const schema = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const named = schema.definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'PaymentMethodType'
        ? (definition.values ?? []).map(({ name }) => name.value)
        : [],
    );
    expect(METHODS.map(toPaymentMethodType)).toEqual(named);
  });

  it('[EU-04] [ER-05] an unlisted one throws an error instead of being mapped to another', () => {
    expect(() => toPaymentMethodType('cheque')).toThrow(UnreachableCodeError);
    expect(() => toPaymentMethodType('credit_card')).toThrow(UnreachableCodeError);
  });
});
