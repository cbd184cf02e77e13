import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import type {
  EnumTypeDefinitionNode,
  InputObjectTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from 'graphql';
import { ADDRESS_TYPES } from '../../src/domain/address/address.ts';
import { SALUTATIONS } from '../../src/domain/customer/customer.ts';
import { MARKETING_TYPES } from '../../src/domain/marketing/marketing.ts';
import { messageOf } from '../../src/graphql/failure-messages.ts';
import { resolvers } from '../../src/graphql/resolvers/resolvers.ts';

const document = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const types = document.definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode => definition.kind === 'ObjectTypeDefinition',
);
const fieldsOf = (name: string) =>
  types.find((type) => type.name.value === name)?.fields?.map((field) => field.name.value) ?? [];
const valuesOf = (name: string) =>
  document.definitions
    .find(
      (one): one is EnumTypeDefinitionNode => one.kind === 'EnumTypeDefinition' && one.name.value === name,
    )
    ?.values?.map((value) => value.name.value);

describe('the schema', () => {
  it.each(['Query', 'Mutation'] as const)(
    '[MU-01] [MU-02] [MU-03] [MU-04] [QY-02] [QY-03] every field of %s has a resolver and the other way round',
    (root) => expect(Object.keys(resolvers[root]).sort()).toEqual([...fieldsOf(root)].sort()),
  );

  it('[EN-01] resolvers of User answer fields that exist', () => {
    const resolved = Object.keys(resolvers.User).filter((name) => !name.startsWith('__'));
    expect(fieldsOf('User')).toEqual(expect.arrayContaining(resolved));
  });

  it('[EU-01] [EU-06] [EU-08] [EU-16] has the enumerations of the domain', () => {
    expect(valuesOf('UserType')).toEqual(['Registered', 'Guest']);
    expect(valuesOf('Salutation')).toEqual([...SALUTATIONS]);
    expect(valuesOf('AddressType')).toEqual([...ADDRESS_TYPES]);
    expect(valuesOf('MarketingType')).toEqual([...MARKETING_TYPES]);
  });

  it('[VA-11] requires of sign-up what the specification requires, and nothing else', () => {
    const input = document.definitions.find(
      (one): one is InputObjectTypeDefinitionNode =>
        one.kind === 'InputObjectTypeDefinition' && one.name.value === 'SignUpInput',
    );
    const fields = Object.groupBy(input?.fields ?? [], ({ type }) =>
      type.kind === 'NonNullType' ? 'required' : 'optional',
    );
    const namesOf = (kind: 'required' | 'optional') => fields[kind]?.map(({ name }) => name.value).sort();
    expect(namesOf('required')).toEqual([
      ...['email', 'emailOptIn', 'firstName', 'lastName', 'mobileOptIn', 'password', 'postOptIn'],
      ...['reCaptchaRealm', 'source', 'title'],
    ]);
    const optional = ['day', 'existingOrderNumber', 'month', 'optInTextVersion', 'reCaptchaToken'];
    expect(namesOf('optional')).toEqual(optional);
  });

  it('[ER-07] has a message for every failure, except those that carry their own', () => {
    const failures = types
      .filter((type) => type.interfaces?.some(({ name }) => name.value === 'Failure'))
      .map((type) => type.name.value);
    for (const type of failures.filter((name) => name !== 'ValidationError')) {
      for (const retryAfterSeconds of [1, 40, 900])
        expect(messageOf({ type, retryAfterSeconds } as never)).toMatch(/^[A-Z].*\.$/);
    }
  });
});
