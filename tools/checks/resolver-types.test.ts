import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { EditedCopy } from './edited-copy.ts';

interface Renamed {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** Part of the compiler's message. */
  readonly error: string;
}

const inFile = (file: string): string => `src/graphql/${file}(`;

const RENAMED: Readonly<Record<string, readonly Renamed[]>> = {
  'cart-checkout': [
    {
      what: 'a field with a resolver',
      from: 'productTitle: String!',
      to: 'productName: String!',
      error: inFile('resolvers/LineItem.ts'),
    },
    {
      what: 'a field read from its parent',
      from: 'guestEmail: String',
      to: 'shopperEmail: String',
      error: "Property 'shopperEmail' is missing",
    },
    {
      what: 'a field of Query',
      from: 'shoppingList(input',
      to: 'favourites(input',
      error: inFile('resolvers/Query/shoppingList.ts'),
    },
    {
      what: 'an argument',
      from: '(lineItemId: ID!, quantity',
      to: '(lineId: ID!, quantity',
      error: inFile('resolvers/Mutation/updateQuantity.ts'),
    },
    {
      what: 'a field of an input',
      from: 'PaymentExpired."\n  placementId',
      to: 'PaymentExpired."\n  paymentId',
      error: inFile('resolvers/Mutation/validateCardPayment.ts'),
    },
    {
      what: 'a member of a union',
      from: 'CartLimitError',
      to: 'BagLimitError',
      error: inFile('resolvers/Mutation/addToCart.ts'),
    },
    {
      what: 'a value of an enum',
      from: 'credit_card',
      to: 'bank_card',
      error: inFile('payment-method.ts'),
    },
    {
      what: 'the key of an entity',
      from: 'type Order @key(fields: "id")',
      to: 'type Order @key(fields: "orderNumber")',
      error: inFile('resolvers/Order.ts'),
    },
  ],
  'catalog-search': [
    {
      what: 'a value of an enum',
      from: 'preowned_watch\n  wrist',
      to: 'second_hand\n  wrist',
      error: inFile('resolvers/ProductType.ts'),
    },
  ],
  content: [
    {
      what: 'a field of Query',
      from: 'abGroups: [AbGroup!]!',
      to: 'groups: [AbGroup!]!',
      error: inFile('resolvers/Query/abGroups.ts'),
    },
  ],
  identity: [
    {
      what: 'a member of a union',
      from: 'ResetTokenError',
      to: 'ResetLinkError',
      error: inFile('resolvers/Mutation/resetPassword.ts'),
    },
  ],
  'payments-finance': [
    {
      what: 'a field of an input',
      from: 'transientToken: String!',
      to: 'cardToken: String!',
      error: inFile('resolvers/Mutation/authoriseCardToken.ts'),
    },
  ],
  'stores-reservations': [
    {
      what: 'a field with a resolver',
      from: 'isOpen: Boolean!',
      to: 'open: Boolean!',
      error: inFile('resolvers/Store.ts'),
    },
  ],
};

describe('a resolver does not compile after a rename in the schema', () => {
  const copy = new EditedCopy();
  beforeAll(() => {
    for (const service of SERVICES) {
      const schema = `services/${service}/schema.graphql`;
      copy.add(schema, `services/${service}/src`);
      for (const { from, to } of RENAMED[service] ?? []) copy.edit(schema, from, to);
    }
    const config = join(ROOT, 'tools/codegen/resolver-types.ts');
    copy.run('@graphql-codegen/cli/esm/bin.js', '--config', config);
  });
  afterAll(() => copy.remove());

  it.each(SERVICES)('in %s', (service) => {
    const said = copy.compile(`services/${service}`, ['src/graphql'], 'tsconfig.base.json');
    expect(RENAMED[service]).not.toHaveLength(0);
    for (const { what, error } of RENAMED[service] ?? [])
      expect({ what, said }).toEqual({ what, said: expect.stringContaining(error) });
  });
});
