import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { outcomeOf } from '#features/payment/payment-outcome.ts';
import type { PaymentResult } from '#features/payment/payment-result.ts';
import type {
  ChosenMethod,
  MethodHandle,
  MethodPanelProps,
} from '#features/payment/methods/payment-method.ts';
import { STAY } from '#features/payment/refusal-type.ts';
import { sendPayment, type Once } from '#features/payment/send-payment.ts';

/** What the page sends by the toy's mutation. */
export type ToyOrder = Once & { toyToken: string; expectedTotal: number };

type Send = (order: ToyOrder) => Promise<PaymentResult>;

/** One payment by the toy. */
export const payByToy =
  (send: Send): MethodHandle['attempt'] =>
  async ({ context, expectedTotal, ...ports }) => {
    const toyToken = 'a toy token';
    return outcomeOf(await sendPayment((once) => send({ toyToken, expectedTotal, ...once }), ports), context);
  };

/** The toy method of payments and checkout on the payment page. @param send its mutation */
export function toyWallet(send: Send): ChosenMethod {
  function ToyPanel({ handle, onView }: MethodPanelProps) {
    const view = useEffectEvent(onView);
    useEffect(() => view({ isReady: true, errors: {} }), []);
    useImperativeHandle(handle, () => ({
      check: () => ({}),
      attempt: payByToy(send),
      show: () => undefined,
    }));
    return <p>Your toys are ready to pay.</p>;
  }

  return {
    kind: 'chosen',
    name: 'Toy wallet',
    words: { button: (amount) => `Play for ${amount}`, asked: 'your toys', note: 'Nothing is real.' },
    Panel: ToyPanel,
    refusals: {
      PaymentDeclinedError: () => ({
        ...STAY,
        title: 'Your toys do not suffice.',
        text: 'Nothing has been taken.',
      }),
    },
  };
}
