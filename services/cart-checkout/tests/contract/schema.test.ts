import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import type { EnumTypeDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import { messageOf } from '../../src/graphql/failure-messages.ts';
import { resolvers } from '../../src/graphql/resolvers/resolvers.ts';

const document = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const types = document.definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode => definition.kind === 'ObjectTypeDefinition',
);
const fieldsOf = (name: string) =>
  types.find((type) => type.name.value === name)?.fields?.map((field) => field.name.value) ?? [];

const membersOf = (name: string) =>
  document.definitions
    .filter((definition): definition is EnumTypeDefinitionNode => definition.kind === 'EnumTypeDefinition')
    .find((type) => type.name.value === name)
    ?.values?.map((value) => value.name.value);

describe('the schema', () => {
  it('[EU-16] [EU-02] has the members of the shipping option, the billing choice and the methods', () => {
    expect(membersOf('ShippingOption')).toEqual(['VIA_COURIER', 'COLLECT', 'NO_SELECTED_SHIPPING_OPTION']);
    expect(membersOf('BillingAddressChoice')?.toSorted()).toEqual(['NEW_ADDRESS', 'SAME_AS_DELIVERY']);
    expect(membersOf('ShippingMethodType')?.toSorted()).toEqual(['DTS', 'NDD', 'NOD', 'RLC', 'STD']);
  });

  it.each(['Query', 'Mutation'] as const)(
    'every field of %s has a resolver and the other way round',
    (root) => {
      expect(Object.keys(resolvers[root]).sort()).toEqual([...fieldsOf(root)].sort());
    },
  );

  it.each(['Cart', 'LineItem', 'Order'] as const)('resolvers of %s answer fields that exist', (type) => {
    const resolved = Object.keys(resolvers[type]).filter((name) => !name.startsWith('__'));
    expect(fieldsOf(type)).toEqual(expect.arrayContaining(resolved));
  });

  it('[ER-05] every failure has a message, except those that bring their own', () => {
    const failures = types
      .filter((type) => type.interfaces?.some(({ name }) => name.value === 'Failure'))
      .map((type) => type.name.value);
    const elsewhere = ['ValidationError', 'SessionExpiredError', 'FinanceNotOfferedError'];
    for (const type of failures.filter((name) => !elsewhere.includes(name))) {
      const failure = {
        type,
        reason: '',
        sku: '',
        available: 0,
        total: 0,
        expectedTotal: 0,
        field: '',
        retryAfterSeconds: 60,
      } as never;
      expect(messageOf(failure)).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('every type of ours is described', () => {
    const ours = types.filter(({ name }) => !['Query', 'Mutation'].includes(name.value));
    const undescribed = ours.filter(({ description }) => description === undefined);
    expect(undescribed.map(({ name }) => name.value)).toEqual([]);
  });
});
