import { createRef } from 'react';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FullCartFragment } from '#gql/graphql.ts';
import { MethodList } from '#features/payment/client/method-list.tsx';
import { useMethodChoice } from '#features/payment/client/use-method-choice.ts';
import type { PaymentResult } from '#features/payment/payment-result.ts';
import { contextOf } from '#features/payment/payment-context.ts';
import type { Attempt, MethodHandle, PaymentMethods } from '#features/payment/methods/payment-method.ts';
import { METHODS } from '#features/payment/methods/registry.ts';
import { payByToy, toyWallet, type ToyOrder } from './toy-wallet.tsx';

const PLACED = { __typename: 'OrderPlaced', orderNumber: 'BB123' } as const;
const offered = (method: string, isSelected: boolean, unavailableReason: string | null = null) => ({
  __typename: 'PaymentMethod',
  method,
  isSelected,
  unavailableReason,
});

/** Of the payment page, with the toy beside the shop's own methods. */
function page(methods: PaymentMethods, reason: string | null = null) {
  const handle = createRef<MethodHandle>();
  const paymentMethods = [
    offered('credit_card', reason !== null),
    offered('givex', false),
    offered('applepay', reason === null, reason),
  ];
  const cart = { paymentMethods, lineItems: [] } as unknown as FullCartFragment;
  function Page() {
    const choice = useMethodChoice(cart, methods);
    const panel = { cart, locked: false, handle, onView: () => undefined, onSubmit: () => undefined };
    return (
      <>
        <MethodList choice={choice} methods={methods} panel={panel} />
        {choice.giftCards ? 'Gift cards' : null}
      </>
    );
  }
  return renderToStaticMarkup(<Page />);
}

describe('a method that one folder and one entry in the registry add', () => {
  const answers: PaymentResult[] = [];
  const sent: ToyOrder[] = [];
  const send = async (order: ToyOrder) => {
    sent.push(order);
    return answers.shift() ?? PLACED;
  };
  const toy = toyWallet(send);
  const attempt = (): Attempt => ({
    context: contextOf({ lineItems: [] }, toy),
    expectedTotal: 265_00,
    expectedRest: 265_00,
    saveBilling: async () => undefined,
    seen: { shippingAddressId: 'delivery', billedAsDelivered: true },
    onChecking: () => undefined,
    botCheck: async () => 'a bot check token',
    wait: async () => undefined,
  });
  const methods = { ...METHODS, applepay: toy };

  it('[EU-04] [MU-10] is listed and open where the bag has chosen it, beside gift cards', () => {
    const html = page(methods);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('Toy wallet');
    expect(html).toContain('Your toys are ready to pay.');
    expect(html).toContain('Gift cards');
  });

  it('[EU-04] is named with why it is not for this bag', () => {
    const html = page(methods, 'The toy wallet pays at most £500.');
    expect(html).toMatch(/disabled=""[^>]*aria-describedby="why-not-applepay"/);
    expect(html).toMatch(/Toy wallet.*<p id="why-not-applepay"[^>]*>The toy wallet pays at most £500\./);
    expect(html).not.toContain('Your toys are ready');
  });

  it('[EU-04] is not shown without its entry', () => {
    expect(page({ ...METHODS, applepay: undefined })).not.toContain('Toy');
  });

  it('pays by its own mutation, once, and waits while the outcome is open', async () => {
    answers.push({ __typename: 'CheckoutInProgress' });
    const outcome = await payByToy(send)(attempt());
    expect(outcome).toEqual({ kind: 'placed', orderNumber: 'BB123' });
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ toyToken: 'a toy token', expectedTotal: 265_00, reCaptchaToken: null });
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    [{ __typename: 'PaymentDeclinedError', reason: 'insufficient-funds' }, 'Your toys do not suffice.'],
    [{ __typename: 'PaymentTokenError' }, 'Your card details have timed out.'],
  ] as const)('has its own words for %j, or the shop’s', async (answer, title) => {
    answers.push(answer);
    expect(await payByToy(send)(attempt())).toMatchObject({ kind: 'refused', refusal: { title } });
  });
});
