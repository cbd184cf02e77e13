import type { ComponentType, RefObject } from 'react';
import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import type { ActionProps } from '../actions/action-props.ts';
import type { PaymentResult } from '../payment-result.ts';
import type { Context } from '../payment-context.ts';
import type { FieldTexts, PaymentOutcome } from '../payment-outcome.ts';
import type { OwnRefusals } from '../refusal-type.ts';
import type { SaveBilling } from '../save-billing-outcome.ts';
import type { SendPorts } from '../send-payment.ts';
import type { MethodWords } from './method-words.ts';

/** The addresses that the shopper saw: another tab may have saved others since. */
export type SeenAddresses = {
  shippingAddressId: string | null;
  /** The bill goes there. */
  billedAsDelivered: boolean;
};

/** What a method needs for one payment. */
export type Attempt = SendPorts & {
  context: Context;
  saveBilling: SaveBilling;
  seen: SeenAddresses;
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
export type MethodView = {
  isReady: boolean;
  errors: FieldTexts;
  /** What the button says, where the words of the method are not enough. */
  button?: string;
};

export type MethodPanelProps = {
  cart: FullCartFragment;
  locked: boolean;
  /** Undefined while another method is chosen: what was typed stays. */
  handle: RefObject<MethodHandle | null> | undefined;
  onView: (view: MethodView) => void;
  /** Enter was pressed in a field outside our document. */
  onSubmit: () => void;
};

/** A way to pay that the shopper chooses, as the payment page shows it. */
export type ChosenMethod = {
  kind: 'chosen';
  /** In the list of methods. */
  name: string;
  /** Only some browsers can pay by it: without this, all can. */
  isInBrowser?: () => boolean;
  /** Has the bag remember it, where that takes more than its name; its panel says what keeps the bag from it. */
  remember?: () => Promise<void>;
  /** Kinds of it that are taken, beside its name. */
  marks?: { label: string; names: readonly string[] };
  words: MethodWords;
  Panel: ComponentType<MethodPanelProps>;
  /** Asks once what became of a payment for which the shopper had to act; by the card's operation where it has none of its own. */
  validate?: (placementId: string) => Promise<PaymentResult>;
  /** The provider's widget, where the shopper agrees to a payment on this page. */
  Widget?: ComponentType<ActionProps<'widget'>>;
  /** Its own words for a refusal; those of refusal.ts where it has none. */
  refusals?: OwnRefusals;
};

/** A way to pay that is applied to the bag beside any method. */
export type AppliedMethod = {
  kind: 'applied';
  name: string;
  /**
   * Places a bag that it pays for completely.
   * @param seen with the total in minor units, before what is applied
   */
  placeOrder: (
    seen: Pick<SeenAddresses, 'shippingAddressId'> & { expectedTotal: number },
    ports: SendPorts,
  ) => Promise<PaymentResult>;
};

export type PaymentMethod = ChosenMethod | AppliedMethod;

/** Those that the page can pay with. */
export type PaymentMethods = { readonly [Name in PaymentMethodType]?: PaymentMethod | undefined };

/** The method that the shopper has chosen; undefined for none, or one that is not chosen but applied. */
export function chosenOf(
  methods: PaymentMethods,
  name: PaymentMethodType | undefined,
): ChosenMethod | undefined {
  const method = name && methods[name];
  return method?.kind === 'chosen' ? method : undefined;
}
