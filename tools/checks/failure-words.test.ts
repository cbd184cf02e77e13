import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedCopy } from './edited-copy.ts';

const OF_A_FAILURE = ', readonly code: string, readonly message: string';

/** Operations that get a new failure, and the storefront file that must not compile then. */
const NEW_ANSWERS = [
  ['UpdateQuantity', OF_A_FAILURE, 'cart/failure-text.ts'],
  ['SaveShippingDetailsCourier', OF_A_FAILURE, 'cart/failure-text.ts'],
  ['InitiateCardPayment', OF_A_FAILURE, 'payment/refusal.ts'],
  ['ValidateCardPayment', OF_A_FAILURE, 'payment/refusal.ts'],
  ['CreateGivexOrder', OF_A_FAILURE, 'payment/refusal.ts'],
  ['CreatePayPalOrder', OF_A_FAILURE, 'payment/refusal.ts'],
  ['CreateKlarnaSession', OF_A_FAILURE, 'payment/refusal.ts'],
  ['AddGiftCard', OF_A_FAILURE, 'gift-cards/gift-card-text.ts'],
  ['CheckGiftCardBalance', OF_A_FAILURE, 'gift-cards/client/balance-form.tsx'],
  ['AuthoriseCardToken', OF_A_FAILURE, 'payment/methods/credit-card/introduce-card.ts'],
  ['SaveBillingDetails', OF_A_FAILURE, 'payment/save-billing-outcome.ts'],
  // The services send messages for these operations' failures, so only a failure without a message is an error.
  ['AddToShoppingList', '', 'header-data/graph-list.ts'],
  ['ResetPassword', '', 'account/account-api.ts'],
] as const;

describe('a failure without a message does not compile', () => {
  const copy = new EditedCopy();
  beforeAll(() => {
    copy.add('web/features', 'web/lib', 'web/ui', 'web/gql', 'web/package.json');
    for (const service of ['cart-checkout', 'identity']) copy.add(`services/${service}/src`);
  });
  afterAll(() => copy.remove());

  it('in the storefront', () => {
    for (const [mutation, fields] of NEW_ANSWERS) {
      const head = new RegExp(`(export type ${mutation}Mutation = .*:\\n)`, 'g');
      const member = `{ readonly __typename: 'New${mutation}Answer'${fields} }`;
      copy.edit('web/gql/graphql.ts', head, `$1    | ${member}\n`);
    }
    const errors = copy
      .compile(
        'web',
        ['features/**/*.ts', 'features/gift-cards/client/balance-form.tsx'],
        'web/tsconfig.json',
      )
      .split(/\n(?=\S)/);
    for (const [mutation, , file] of NEW_ANSWERS) {
      const named = errors.filter((error) => error.includes(`New${mutation}Answer`));
      expect(named).toContainEqual(expect.stringContaining(`features/${file}(`));
    }
  });

  it.each([
    ['cart-checkout', 'add-to-shopping-list', "'ProductNotFoundError'", 'addToShoppingList'],
    ['identity', 'set-default-address', "'AddressNotFoundError'", 'setDefaultAddress'],
  ])('in %s, nor one that its mutation has no member for', (service, useCase, failure, mutation) => {
    const source = `services/${service}/src`;
    copy.edit(`${source}/domain/failures.ts`, 'Failure =', "Failure =\n  | { readonly type: 'NewError' }");
    copy.edit(`${source}/use-cases/${useCase}.ts`, `Of<${failure}`, `Of<'NewError' | ${failure}`);
    const said = copy.compile(`services/${service}`, ['src/graphql'], 'tsconfig.base.json');
    expect(said).toContain('src/graphql/failure-messages.ts(');
    expect(said).toContain(`src/graphql/resolvers/Mutation/${mutation}.ts(`);
  });
});
