import type { ComponentType, RefObject } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import type { Context } from '../initiation-result.ts';
import type { FieldTexts, PaymentOutcome } from '../payment-outcome.ts';
import type { SaveBilling } from '../save-billing-outcome.ts';
import type { SendPorts } from '../send-payment.ts';

/** What a method needs for one payment. */
export type Attempt = SendPorts & {
  context: Context;
  saveBilling: SaveBilling;
  /** In minor units, before gift cards, as the shopper saw it. */
  expectedTotal: number;
  /** In minor units, left after gift cards, as the shopper saw it. */
  expectedRest: number;
};

/** What the form asks of the shown method. */
export type MethodHandle = {
  /** Shows and returns the validation errors. */
  check: () => FieldTexts;
  attempt: (attempt: Attempt) => Promise<PaymentOutcome>;
  /** Shows what an outcome means for the method's own fields. */
  show: (outcome: PaymentOutcome) => void;
};

/** What the form shows of the method's state. */
export type MethodView = { isReady: boolean; errors: FieldTexts };

export type MethodPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  handle: RefObject<MethodHandle | null>;
  onView: (view: MethodView) => void;
  /** Enter was pressed in a field outside our document. */
  onSubmit: () => void;
};

/** A way to pay, as the payment page shows it. */
export type PaymentMethod = {
  /** In the list of methods. */
  name: string;
  Panel: ComponentType<MethodPanelProps>;
};
