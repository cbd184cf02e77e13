import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { applicationOf, isApplication, isAtLender } from '../domain/placement/finance-application.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import { isPlacementId } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { validateCardPayment } from './validate-card-payment.ts';
import type { ValidateAnswer, ValidateCardPaymentPorts } from './validate-card-payment.ts';

export interface EndFinanceJourneyPorts extends ValidateCardPaymentPorts {
  readonly placements: ValidateCardPaymentPorts['placements'] & {
    /** Makes a placement due whose action is open. Does nothing to any other. */
    hasten(id: string): Promise<void>;
  };
}

export type EndFinanceJourneyAnswer =
  | FinanceApplication
  | { readonly type: 'FinanceJourneyEnded'; readonly financeApplicationId: string }
  | ValidateAnswer;

/**
 * A return from the lender's pages (MU-15), opened by anyone who has the address, any number of times. It proves nothing, so payments is asked.
 * For who applied, here and now; for any other browser by the sweeper, without an answer.
 * @throws InvalidFieldError for a text that is no id
 */
export async function endFinanceJourney(
  ports: EndFinanceJourneyPorts,
  shopper: Shopper,
  id: string,
): Promise<EndFinanceJourneyAnswer> {
  if (!isPlacementId(id)) throw new InvalidFieldError('financeApplicationId', 'This is no application.');
  const own = await ports.placements.findOwn(shopper, id);
  if (own === null || !isApplication(own)) {
    if (own === null) await ports.placements.hasten(id);
    return { type: 'FinanceJourneyEnded', financeApplicationId: id };
  }
  const answer = await validateCardPayment(ports, shopper, id);
  if (answer.type !== 'OrderPending' && answer.type !== 'CheckoutInProgress') return answer;
  const placement = await ports.placements.findOwn(shopper, id);
  return placement !== null && isAtLender(placement) ? applicationOf(placement) : answer;
}
