import type { Logger } from '@loupe/telemetry/logger';
import type { ChallengeResult, EnrolmentAnswer } from '../../domain/payment/authentication.ts';
import type { PayerAuthenticator } from '../../use-cases/ports/payer-authentication.ts';
import { CardProviderUnavailableError, CardRefusedError } from '../../use-cases/ports/card-provider.ts';
import { needsChallenge } from '../../use-cases/ports/tender-provider.ts';
import type { Preparation, TenderOrder, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { LOW_VALUE } from './sca-exemptions.ts';
import { tokenOf } from './token-of.ts';

interface Options {
  readonly cards: PayerAuthenticator;
  readonly lowValueMinorUnits: number;
  readonly logger: Logger;
}

/**
 * Payer authentication is required by the amount, never chosen by the page: without its set-up it is set up here. The bank then
 * has less data about the device, and may require a challenge for that. Only small amounts claim an exemption, once.
 */
export const prepareCard =
  ({ cards, lowValueMinorUnits, logger }: Options): TenderProvider['prepare'] =>
  async (order, timeoutMs) => {
    const { amount, browser, storesCard = false } = order;
    const mustPass = needsChallenge(order.verified);
    const isMandated = order.isMandated || mustPass;
    // A card that is stored for a later authorisation without the shopper is authenticated, whatever the amount.
    const isLowValue = amount.minorUnits < lowValueMinorUnits && !storesCard;
    if (isLowValue && !isMandated) return { kind: 'ready', exemption: LOW_VALUE };
    if (browser === undefined) return { kind: 'declined', reason: 'authentication-required' };

    const known = order.verified.data['referenceId'] ?? '';
    const callMs = known === '' ? timeoutMs / 2 : timeoutMs;
    const setUp = known === '' ? await setUpFor(order, callMs, { cards, logger }) : { referenceId: known };
    if ('kind' in setUp) return setUp;
    const transientToken = tokenOf(order.details);
    const answer = await cards.enrol({ ...order, isMandated, transientToken, browser, ...setUp }, callMs);
    // The bank does not take part, or has let the shopper through unasked.
    if (mustPass && answer.kind === 'authenticated') return NOT_CHALLENGED;
    return preparationOf(answer, order);
  };

/** The provider is asked about the transaction that was stored; what the browser says is not used. */
export const resumeCard =
  ({ cards }: Options): TenderProvider['resume'] =>
  async ({ action, continuation, ...order }, timeoutMs) => {
    if (action.kind !== 'challenge') throw new Error(`A card tender waits for a ${action.kind}.`);
    const { transactionId } = action;
    const transientToken = tokenOf(continuation);
    const answer = await cards.challengeResult({ ...order, transientToken, transactionId }, timeoutMs);
    if (answer.kind === 'no-answer' || answer.kind === 'pending') return { kind: 'pending' };
    const mustPass = continuation['mustPass'] === true;
    if (mustPass && answer.kind === 'authenticated' && !hasPassed(answer)) return NOT_CHALLENGED;
    return readyOrDeclined(answer);
  };

function preparationOf(answer: EnrolmentAnswer, { details, verified }: TenderOrder): Preparation {
  switch (answer.kind) {
    case 'challenge':
      return {
        kind: 'action',
        action: answer,
        continuation: {
          transientToken: tokenOf(details),
          ...(needsChallenge(verified) ? { mustPass: true } : {}),
        },
        validUntil: new Date(verified.data['expiresAt'] ?? 0),
      };
    case 'no-answer':
      return { kind: 'declined', reason: 'provider-unavailable' };
    case 'authenticated':
    case 'failed':
      return readyOrDeclined(answer);
  }
}

const NOT_CHALLENGED = { kind: 'declined', reason: 'authentication-required' } as const;

/** Not merely attempted, which the bank of a stolen card may answer too. */
const hasPassed = ({ evidence }: Extract<ChallengeResult, { kind: 'authenticated' }>): boolean =>
  evidence.members['paresStatus'] === 'Y';

type Decided = Extract<ChallengeResult, { kind: 'authenticated' | 'failed' }>;

function readyOrDeclined(answer: Decided): Exclude<Preparation, { kind: 'action' }> {
  if (answer.kind === 'failed') return { kind: 'declined', reason: answer.reason };
  return { kind: 'ready', evidence: answer.evidence, authenticationId: answer.transactionId };
}

async function setUpFor(
  { details, reference }: TenderOrder,
  timeoutMs: number,
  { cards, logger }: Pick<Options, 'cards' | 'logger'>,
): Promise<{ readonly referenceId: string } | Extract<Preparation, { kind: 'declined' }>> {
  try {
    const order = { transientToken: tokenOf(details), reference };
    const { referenceId } = await cards.setUpAuthentication(order, timeoutMs);
    return { referenceId };
  } catch (error) {
    if (!(error instanceof CardProviderUnavailableError)) throw error;
    logger.error({ err: error }, 'authentication not set up');
    const reason = error instanceof CardRefusedError ? error.reason : 'provider-unavailable';
    return { kind: 'declined', reason };
  }
}
