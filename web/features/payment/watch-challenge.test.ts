import { describe, expect, it } from '@jest/globals';
import type { InitiationResult } from './initiation-result.ts';
import { watchChallenge, type AbandonmentResult } from './watch-challenge.ts';

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

type Answer = InitiationResult | Error;

function bank({
  validations = [],
  abandon = { __typename: 'Cart' },
}: {
  validations?: Answer[];
  abandon?: AbandonmentResult | Error;
}) {
  const log: string[] = [];
  /** Each answer waits for `answer()`, so that a test can have things happen in between. */
  const held: (() => void)[] = [];
  const answered = <Answered>(answer: Answered): Exclude<Answered, Error> => {
    if (answer instanceof Error) throw answer;
    return answer as Exclude<Answered, Error>;
  };
  const watch = watchChallenge(
    {
      validate: async () => {
        log.push('validate');
        await new Promise<void>((resolve) => held.push(resolve));
        return answered(validations.shift() ?? PENDING);
      },
      abandon: async () => {
        log.push('abandon');
        return answered(abandon);
      },
      wait: async () => undefined,
      show: (view) => void log.push(view),
      end: (outcome) => void log.push(outcome.kind === 'refused' ? outcome.refusal.title : outcome.kind),
    },
    { lines: [], formatMoney: String },
  );
  const answer = async () => {
    for (; held.length > 0; await settled()) held.shift()?.();
  };
  return { log, watch, answer };
}

/** Everything that waits for nothing but answers has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('watch challenge', () => {
  it('[RT-17] [ST-08] asks when the bank returns, and ends with the order', async () => {
    const { log, watch, answer } = bank({ validations: [PLACED] });
    const done = watch.returned();
    await answer();
    await done;
    expect(log).toEqual(['asking', 'validate', 'placed']);
  });

  it('[F45] ends with the bank’s word that it did not know the shopper', async () => {
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

  it('[ST-08] leaves the bank’s page alone while only looking', async () => {
    const { log, watch, answer } = bank({ validations: [PENDING] });
    void watch.look();
    await answer();
    expect(log).toEqual(['validate', 'bank']);
  });

  it('[F50] asks one question at a time, and once more when the bank returned during it', async () => {
    const { log, watch, answer } = bank({ validations: [PENDING, PLACED] });
    void watch.look();
    void watch.look();
    void watch.returned();
    await answer();
    expect(log).toEqual(['validate', 'asking', 'validate', 'placed']);
  });

  it('[MU-13] polls while the outcome is open, lost calls included', async () => {
    const { log, watch, answer } = bank({ validations: [OPEN, new Error('offline'), PLACED] });
    void watch.look();
    await answer();
    expect(log).toEqual(['validate', 'asking', 'validate', 'validate', 'placed']);
  });

  it('[F45] gives the payment up, and says that nothing was taken', async () => {
    const { log, watch } = bank({});
    await watch.leave();
    await watch.leave();
    expect(log).toEqual(['leaving', 'abandon', 'You left your bank’s check.']);
  });

  it('[F45] tells who left that they left, whatever a question under way learns of it', async () => {
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

  it('[F45] asks for the outcome when a payment that is being made cannot be left', async () => {
    const { log, watch, answer } = bank({ abandon: OPEN, validations: [PLACED] });
    void watch.leave();
    await settled();
    await answer();
    expect(log).toEqual(['leaving', 'abandon', 'validate', 'placed']);
  });

  it('[ER-10] stays when leaving did not reach us, and can be left again', async () => {
    const { log, watch } = bank({ abandon: new Error('offline') });
    await watch.leave();
    await watch.leave();
    expect(log).toEqual(['leaving', 'abandon', 'stuck', 'leaving', 'abandon', 'stuck']);
  });

  it('[ER-02] names a session that is over', async () => {
    const { log, watch, answer } = bank({ validations: [{ __typename: 'SessionExpiredError' }] });
    void watch.returned();
    await answer();
    expect(log.at(-1)).toBe('lost');
  });

  it('shows nothing once the page has gone', async () => {
    const { log, watch, answer } = bank({ validations: [PLACED] });
    void watch.look();
    watch.close();
    await answer();
    await watch.returned();
    await watch.leave();
    expect(log).toEqual(['validate']);
  });
});
