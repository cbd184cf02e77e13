import { outcomeOf, type PaymentOutcome } from './attempt-payment.ts';
import { UNANSWERED } from './payment-answer.ts';
import type { Context, InitiationResult } from './initiation-result.ts';
import { LEFT_BANK } from './refusal.ts';
import { settlePayment } from './settle-payment.ts';

/** What the dialog shows: the bank's page, that its answer is asked for, that it is being left, or that leaving failed. */
export type ChallengeView = 'bank' | 'asking' | 'leaving' | 'stuck';

/** What comes of giving a payment up: the bag, free again, or what the payment came to after all. */
export type AbandonmentResult = InitiationResult | { readonly __typename: 'Cart' };

type Ports = {
  /** Asks once what came of the challenge. Rejects when the call itself fails. */
  validate: () => Promise<InitiationResult>;
  /** Gives the payment up; a `Cart` is the bag, free again. Rejects when the call itself fails. */
  abandon: () => Promise<AbandonmentResult>;
  wait: (milliseconds: number) => Promise<void>;
  show: (view: ChallengeView) => void;
  /** Called once. */
  end: (outcome: PaymentOutcome) => void;
};

/**
 * Follows a challenge to its end. What wakes it says nothing of the outcome: that is asked for, one question at a time, and
 * while the bank waits for the shopper its page stays.
 */
export function watchChallenge({ validate, abandon, wait, show, end }: Ports, context: Context) {
  let over = false;
  let leaving = false;
  /** The bank's page has gone since it was last shown. */
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
      // Who leaves is answered by `leave`: what is over now, is over because of it.
      if (over || (leaving && outcome.kind === 'refused')) return;
      if (outcome.kind !== 'challenge') return finish(outcome);
      // A return during the question may have come after its answer was made.
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
    /** Something may have happened elsewhere. */
    look,
    /** The bank's page says that it is done. */
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
    /** The page has gone: nothing is shown any more. */
    close: (): void => {
      over = true;
    },
  };
}

export type ChallengeWatch = ReturnType<typeof watchChallenge>;
