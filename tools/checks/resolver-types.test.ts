import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';

const bin = (path: string): string => join(ROOT, 'node_modules', path);

/** What is renamed in a copy of a schema, as it stands there and as it then reads, and what the compiler then says. */
const RENAMED: Record<string, readonly (readonly [what: string, from: string, to: string, error: string])[]> =
  {
    'cart-checkout': [
      [
        'a field with a resolver',
        'productTitle: String!',
        'productName: String!',
        'graphql/resolvers/LineItem.ts(',
      ],
      [
        'a field read from its parent',
        'guestEmail: String',
        'shopperEmail: String',
        "Property 'shopperEmail' is missing",
      ],
      [
        'a field of Query',
        'shoppingList(input',
        'favourites(input',
        'graphql/resolvers/Query/shoppingList.ts(',
      ],
      [
        'an argument',
        '(lineItemId: ID!, quantity',
        '(lineId: ID!, quantity',
        'graphql/resolvers/Mutation/updateQuantity.ts(',
      ],
      [
        'a field of an input',
        'input ValidateCardPaymentInput {\n  "Of OrderPending; another shopper\'s is PaymentExpired."\n  placementId',
        'input ValidateCardPaymentInput {\n  paymentId',
        'graphql/resolvers/Mutation/validateCardPayment.ts(',
      ],
      ['a member of a union', 'CartLimitError', 'BagLimitError', 'graphql/resolvers/Mutation/addToCart.ts('],
      ['a value of an enum', 'credit_card', 'bank_card', 'graphql/payment-method.ts('],
      [
        'the key of an entity',
        'type Order @key(fields: "id")',
        'type Order @key(fields: "orderNumber")',
        'graphql/resolvers/Order.ts(',
      ],
    ],
    'catalog-search': [
      [
        'a value of an enum',
        'preowned_watch\n  wrist',
        'second_hand\n  wrist',
        'graphql/resolvers/ProductType.ts(',
      ],
    ],
    content: [
      [
        'a field of Query',
        'abGroups: [AbGroup!]!',
        'groups: [AbGroup!]!',
        'graphql/resolvers/Query/abGroups.ts(',
      ],
    ],
    identity: [
      [
        'a member of a union',
        'ResetTokenError',
        'ResetLinkError',
        'graphql/resolvers/Mutation/resetPassword.ts(',
      ],
    ],
    'payments-finance': [
      ['an argument', '(cartId: ID!)', '(bagId: ID!)', 'graphql/resolvers/Query/cybsGetCaptureContext.ts('],
    ],
    'stores-reservations': [
      ['a field with a resolver', 'isOpen: Boolean!', 'open: Boolean!', 'graphql/resolvers/Store.ts('],
    ],
  };

describe('something renamed in a schema stops compiling in its resolver', () => {
  let copy = '';
  beforeAll(() => {
    mkdirSync(join(ROOT, '.loupe'), { recursive: true });
    copy = mkdtempSync(join(ROOT, '.loupe/renamed-'));
    for (const service of SERVICES) copyRenamed(service, copy);
    const config = join(ROOT, 'tools/codegen/resolver-types.ts');
    const { status, stderr } = spawnSync(
      process.execPath,
      [bin('@graphql-codegen/cli/esm/bin.js'), '--config', config],
      { cwd: copy, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(SERVICES)('in %s', (service) => {
    const { stdout } = spawnSync(process.execPath, [bin('typescript7/bin/tsc'), '-p', '.'], {
      cwd: join(copy, 'services', service),
      encoding: 'utf8',
    });
    for (const [what, , , error] of RENAMED[service] ?? []) {
      expect({ what, stdout }).toEqual({ what, stdout: expect.stringContaining(error) });
    }
    expect(RENAMED[service]).not.toEqual([]);
  });
});

function copyRenamed(service: string, copy: string): void {
  const folder = join('services', service);
  cpSync(join(ROOT, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
  const schema = (RENAMED[service] ?? []).reduce(
    (sdl, [what, from, to]) => {
      if (!sdl.includes(from)) throw new Error(`${service} no longer has ${what} to rename: ${from}`);
      return sdl.replaceAll(from, to);
    },
    readFileSync(join(ROOT, folder, 'schema.graphql'), 'utf8'),
  );
  writeFileSync(join(copy, folder, 'schema.graphql'), schema);
  const config = { extends: join(ROOT, 'tsconfig.base.json'), include: ['src/graphql'] };
  writeFileSync(join(copy, folder, 'tsconfig.json'), JSON.stringify(config));
}
