import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { countersOf } from '@loupe/rate-limit/counters';
import { applicationOf, isApplication, isAtLender } from '../domain/placement/finance-application.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import { isPlacementId } from '../domain/placement/placement.ts';
import { FINANCE_RETURN_LIMITS, OWN_RETURN_LIMITS } from '../domain/rate-limit/limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import { validateCardPayment } from './validate-card-payment.ts';
import type { ValidateAnswer, ValidateCardPaymentPorts } from './validate-card-payment.ts';

export interface EndFinanceJourneyPorts extends ValidateCardPaymentPorts, Pick<LimitPorts, 'rateLimits'> {
  /** Multiplies the limits of a network. */
  readonly sourceFactor: number;
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
 * For who applied, here and now, and so often an hour while the lender has it: above that they are told what is stored, which the sweeper
 * keeps true. For any other browser by the sweeper, without an answer, and from one network so often an hour.
 * @throws InvalidFieldError for a text that is no id
 */
export async function endFinanceJourney(
  ports: EndFinanceJourneyPorts,
  shopper: Shopper,
  { network }: Pick<Caller, 'network'>,
  id: string,
): Promise<EndFinanceJourneyAnswer> {
  if (!isPlacementId(id)) throw new InvalidFieldError('financeApplicationId', 'This is no application.');
  const own = await ports.placements.findOwn(shopper, id);
  if (own === null || !isApplication(own)) {
    if (own === null) await hasten(ports, network, id);
    return { type: 'FinanceJourneyEnded', financeApplicationId: id };
  }
  if (isAtLender(own) && !(await mayLookAgain(ports, id))) return applicationOf(own);
  const answer = await validateCardPayment(ports, shopper, id);
  if (answer.type !== 'OrderPending' && answer.type !== 'CheckoutInProgress') return answer;
  const placement = await ports.placements.findOwn(shopper, id);
  return placement !== null && isAtLender(placement) ? applicationOf(placement) : answer;
}

async function mayLookAgain({ rateLimits }: EndFinanceJourneyPorts, application: string): Promise<boolean> {
  const about = { subjects: { application }, networkFactor: 1 };
  const counted = await rateLimits.count(countersOf('finance-own-return', OWN_RETURN_LIMITS, about));
  return counted.type === 'Counted';
}

/** Above the limit the next look is in ten minutes at most, as it is without any return. */
async function hasten(
  { rateLimits, placements, sourceFactor: networkFactor }: EndFinanceJourneyPorts,
  network: string,
  id: string,
): Promise<void> {
  const about = { subjects: { network }, networkFactor };
  const counted = await rateLimits.count(countersOf('finance-return', FINANCE_RETURN_LIMITS, about));
  if (counted.type === 'Counted') await placements.hasten(id);
}
