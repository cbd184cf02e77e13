import type { Context, InitiationResult } from '../../initiation-result.ts';
import { LEFT_BANK } from '../../methods/credit-card/card-refusals.ts';
import { UNANSWERED } from '../../payment-answer.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { settlePayment } from '../../settle-payment.ts';

/** The dialog's view: the bank's page, waiting for the outcome, leaving, or failed to leave. */
export type ChallengeView = 'bank' | 'asking' | 'leaving' | 'stuck';

/** The result of abandoning a payment: the bag, free again, or the payment's outcome. */
export type AbandonmentResult = InitiationResult | { readonly __typename: 'Cart' };

type Ports = {
  /** Validates the challenge once. Rejects when the call itself fails. */
  validate: () => Promise<InitiationResult>;
  /** Abandons the payment; a `Cart` is the bag, free again. Rejects when the call itself fails. */
  abandon: () => Promise<AbandonmentResult>;
  wait: (milliseconds: number) => Promise<void>;
  show: (view: ChallengeView) => void;
  /** Called once. */
  end: (outcome: PaymentOutcome) => void;
};

/**
 * Follows a challenge to its end. Its triggers carry no outcome: that is fetched, one call at a time, and while the
 * bank waits for the shopper its page stays.
 */
export function watchChallenge({ validate, abandon, wait, show, end }: Ports, context: Context) {
  let over = false;
  let leaving = false;
  /** The bank's page has returned since it was last shown. */
  let returned = false;
  let asking: Promise<void> | undefined;

  function finish(outcome: PaymentOutcome): void {
    if (over) return;
    over = true;
    end(outcome);
  }

  async function ask(): Promise<void> {
    for (let before = returned; ; before = returned) {
      const onChecking = () => over || show('asking');
      const outcome = outcomeOf(await settlePayment({ send: validate, wait, onChecking }), context);
      // While leaving, a refusal is reported by `leave`, because leaving has caused it.
      if (over || (leaving && outcome.kind === 'refused')) return;
      if (outcome.kind !== 'action') return finish(outcome);
      // The bank may have returned after this call's answer was made.
      if (before === returned) break;
    }
    if (leaving) return;
    returned = false;
    show('bank');
  }

  function look(): Promise<void> {
    if (over) return Promise.resolve();
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  return {
    /** Checks the outcome, when something may have happened elsewhere. */
    look,
    /** The bank's page has returned. */
    returned: (): Promise<void> => {
      if (over) return Promise.resolve();
      returned = true;
      show('asking');
      return look();
    },
    /** The shopper wants to pay another way. */
    leave: async (): Promise<void> => {
      if (over || leaving) return;
      leaving = true;
      show('leaving');
      const result = await abandon().catch(() => ({ __typename: 'Error' }) as const);
      leaving = false;
      if (result.__typename === 'Cart') return finish({ kind: 'refused', refusal: LEFT_BANK });
      if (result.__typename === UNANSWERED.__typename) return look();
      const outcome = outcomeOf(result, context);
      if (outcome.kind !== 'refused') finish(outcome);
      else if (!over) show('stuck');
    },
    /** The page was left: nothing is shown any more. */
    close: (): void => {
      over = true;
    },
  };
}

export type ChallengeWatch = ReturnType<typeof watchChallenge>;
