import { isCartPageFailure, type CartPageFailure } from '../cart/cart-page-message.ts';
import type { InitiationResult } from './initiation-result.ts';
import type { Context } from './payment-context.ts';
import { paymentAnswer, type PaymentAnswer } from './payment-answer.ts';

/** Validation errors by the id of their control. */
export type FieldTexts = { [controlId: string]: string | undefined };

/** The result of one payment attempt. */
export type PaymentOutcome =
  | PaymentAnswer
  /** ER-02: the bag or the session is gone. */
  | { kind: 'lost'; failure: CartPageFailure }
  /** Fields of the method are refused. */
  | { kind: 'methodFields'; errors: FieldTexts }
  | { kind: 'billingField'; field: string; message: string };

/** The page's outcome for an answer of the graph. */
export function outcomeOf(result: InitiationResult, context: Context): PaymentOutcome {
  if (isCartPageFailure(result.__typename)) return { kind: 'lost', failure: result.__typename };
  return paymentAnswer(result, context);
}
