import { UNANSWERED } from '../../payment-result.ts';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import type { Refusal } from '../../refusal-type.ts';
import { settlePayment } from '../../settle-payment.ts';

/** The dialog's view: the bank's page, waiting for the outcome, leaving, or failed to leave. */
export type ChallengeView = 'bank' | 'asking' | 'leaving' | 'stuck';

/** An answer of the graph. */
export type Named = { readonly __typename: string };

/** The result of abandoning a payment: it is over, or its outcome. */
export type AbandonmentResult<Answer> = Answer | typeof ABANDONED;
export const ABANDONED = { __typename: 'Left' } as const;

/** The challenged payment: of a bag, or of an order that is paid again. */
export type ChallengedPayment<Answer extends Named> = {
  /** Validates the challenge once. Rejects when the call itself fails. */
  validate: () => Promise<Answer>;
  /** Abandons the payment. Rejects when the call itself fails. */
  abandon: () => Promise<AbandonmentResult<Answer>>;
  outcomeOf: (answer: Answer | typeof UNANSWERED) => PaymentOutcome;
  /** What the shopper reads who has abandoned it. */
  left: Refusal;
};

type Ports<Answer extends Named> = ChallengedPayment<Answer> & {
  wait: (milliseconds: number) => Promise<void>;
  show: (view: ChallengeView) => void;
  /** Called once, with the outcome. */
  end: (outcome: PaymentOutcome) => void;
};

/**
 * Follows a challenge to its end. Its triggers carry no outcome: that is fetched, one call at a time, and while the
 * bank waits for the shopper its page stays.
 */
export function watchChallenge<Answer extends Named>({
  validate,
  abandon,
  outcomeOf,
  left,
  wait,
  show,
  end,
}: Ports<Answer>) {
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
      const outcome = outcomeOf(await settlePayment({ send: validate, wait, onChecking }));
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
      if (isAbandoned(result)) return finish({ kind: 'refused', refusal: left });
      if (result.__typename === UNANSWERED.__typename) return look();
      const outcome = outcomeOf(result as Answer);
      if (outcome.kind !== 'refused') finish(outcome);
      else if (!over) show('stuck');
    },
    /** The page was left: nothing is shown any more. */
    close: (): void => {
      over = true;
    },
  };
}

const isAbandoned = (result: Named): result is typeof ABANDONED => result.__typename === ABANDONED.__typename;

export type ChallengeWatch = ReturnType<typeof watchChallenge>;
