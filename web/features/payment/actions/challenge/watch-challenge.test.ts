import { describe, expect, it } from '@jest/globals';
import type { PaymentResult } from '../../payment-result.ts';
import { LEFT_BANK } from '../../methods/credit-card/card-refusals.ts';
import { outcomeOf } from '../../payment-outcome.ts';
import { ABANDONED, watchChallenge, type AbandonmentResult } from './watch-challenge.ts';

const PENDING = {
  __typename: 'OrderPending',
  placementId: 'p',
  stepUpUrl: 'u',
  accessToken: 'a',
  expiresAt: 'e',
} as const;
const PLACED = { __typename: 'OrderPlaced', orderNumber: 'BB7Q2M4X9K1' } as const;
const EXPIRED = { __typename: 'PaymentExpired' } as const;
const OPEN = { __typename: 'CheckoutInProgress' } as const;
const FAILED = { __typename: 'PaymentDeclinedError', reason: 'authentication-failed' } as const;

type Answer = PaymentResult | Error;

function bank({
  validations = [],
  abandon = ABANDONED,
}: {
  validations?: Answer[];
  abandon?: AbandonmentResult<PaymentResult> | Error;
}) {
  const log: string[] = [];
  /** Each answer waits for `answer()`, so that a test can act in between. */
  const held: (() => void)[] = [];
  const answered = <Answered>(answer: Answered): Exclude<Answered, Error> => {
    if (answer instanceof Error) throw answer;
    return answer as Exclude<Answered, Error>;
  };
  const watch = watchChallenge({
    validate: async () => {
      log.push('validate');
      await new Promise<void>((resolve) => held.push(resolve));
      return answered(validations.shift() ?? PENDING);
    },
    abandon: async () => {
      log.push('abandon');
      return answered(abandon);
    },
    outcomeOf: (result) => outcomeOf(result, { lines: [], formatMoney: String }),
    left: LEFT_BANK,
    wait: async () => undefined,
    show: (view) => void log.push(view),
    end: (outcome) => void log.push(outcome.kind === 'refused' ? outcome.refusal.title : outcome.kind),
  });
  const answer = async () => {
    for (; held.length > 0; await settled()) held.shift()?.();
  };
  return { log, watch, answer };
}

/** Resolves when everything that does not wait for an answer has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('watch challenge', () => {
  it('[RT-17] [ST-08] checks the outcome when the bank returns, and ends with the order', async () => {
    const { log, watch, answer } = bank({ validations: [PLACED] });
    const done = watch.returned();
    await answer();
    await done;
    expect(log).toEqual(['asking', 'validate', 'placed']);
  });

  it('[F45] ends when the bank’s authentication failed', async () => {
    const { log, watch, answer } = bank({ validations: [FAILED] });
    void watch.returned();
    await answer();
    expect(log.at(-1)).toBe('Your bank could not confirm that it was you.');
  });

  it('[ST-08] shows the bank’s page again when it is still waiting', async () => {
    const { log, watch, answer } = bank({ validations: [PENDING] });
    void watch.returned();
    await answer();
    expect(log).toEqual(['asking', 'validate', 'bank']);
  });

  it('[ST-08] keeps the bank’s page during a background check', async () => {
    const { log, watch, answer } = bank({ validations: [PENDING] });
    void watch.look();
    await answer();
    expect(log).toEqual(['validate', 'bank']);
  });

  it('[F50] makes one check at a time, and another when the bank returned during it', async () => {
    const { log, watch, answer } = bank({ validations: [PENDING, PLACED] });
    void watch.look();
    void watch.look();
    void watch.returned();
    await answer();
    expect(log).toEqual(['validate', 'asking', 'validate', 'placed']);
  });

  it('[MU-13] polls while the outcome is open, also after failed calls', async () => {
    const { log, watch, answer } = bank({ validations: [OPEN, new Error('offline'), PLACED] });
    void watch.look();
    await answer();
    expect(log).toEqual(['validate', 'asking', 'validate', 'validate', 'placed']);
  });

  it('[F45] abandons the payment, and says that nothing was charged', async () => {
    const { log, watch } = bank({});
    await watch.leave();
    await watch.leave();
    expect(log).toEqual(['leaving', 'abandon', 'You left your bank’s check.']);
  });

  it('[F45] reports a shopper’s leaving as such, whatever a pending check returns', async () => {
    const { log, watch, answer } = bank({ validations: [EXPIRED] });
    void watch.look();
    const left = watch.leave();
    await answer();
    await left;
    expect(log).toEqual(['validate', 'leaving', 'abandon', 'You left your bank’s check.']);
  });

  it('[F45] ends with the order when it was too late to leave', async () => {
    const { log, watch } = bank({ abandon: PLACED });
    await watch.leave();
    expect(log.at(-1)).toBe('placed');
  });

  it('[F45] checks the outcome when a payment in progress cannot be abandoned', async () => {
    const { log, watch, answer } = bank({ abandon: OPEN, validations: [PLACED] });
    void watch.leave();
    await settled();
    await answer();
    expect(log).toEqual(['leaving', 'abandon', 'validate', 'placed']);
  });

  it('[ER-10] stays when the call to leave failed, and can be left again', async () => {
    const { log, watch } = bank({ abandon: new Error('offline') });
    await watch.leave();
    await watch.leave();
    expect(log).toEqual(['leaving', 'abandon', 'stuck', 'leaving', 'abandon', 'stuck']);
  });

  it('[ER-02] reports an expired session', async () => {
    const { log, watch, answer } = bank({ validations: [{ __typename: 'SessionExpiredError' }] });
    void watch.returned();
    await answer();
    expect(log.at(-1)).toBe('lost');
  });

  it('shows nothing once the page has been left', async () => {
    const { log, watch, answer } = bank({ validations: [PLACED] });
    void watch.look();
    watch.close();
    await answer();
    await watch.returned();
    await watch.leave();
    expect(log).toEqual(['validate']);
  });
});
