import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Refusal } from '@loupe/contracts/payments/service';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { DECLINE_RATE } from '../../src/domain/limits/card-limits.ts';
import type { PaymentAttempt } from '../../src/use-cases/ports/attempt-limits.ts';
import { limitAttempts } from '../../src/use-cases/limit-attempts.ts';
import { cardTender } from './card-tender.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { BILL_TO, BROWSER, CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const GBP = { minorUnits: 5_500, currency: 'GBP' };

let payments: TestPayments;
let service: ServiceProcess;
beforeAll(async () => {
  payments = await startTestPayments();
  service = await startService(payments.database.url, payments.sandbox.url);
});
beforeEach(async () => void (await payments.rows('TRUNCATE rate_limit')));
afterAll(async () => {
  await service.stop();
  await payments.stop();
});

describe('200 declined cards in four bags', () => {
  it('[MU-13] reach the provider five times a bag; the rest are asked for the bot check, and nothing is written', async () => {
    const client = service.client();
    const refusals: Refusal[] = [];
    const references: string[] = [];
    for (let bag = 0; bag < 4; bag++) {
      const owner = { site: 'beaverbrooks', cartId: randomUUID(), ownerKey: `a:${randomUUID()}` };
      const { captureContext } = await payments.application.issueCaptureContext(owner);
      const email = `tester${bag}@example.com`;
      const ipAddress = `198.51.${bag}.7`;
      const one = await payments.sandbox.tokenise(captureContext, CARDS.declined);
      for (let n = 0; n < 50; n++) {
        const transientToken = n < 12 ? await payments.sandbox.tokenise(captureContext, CARDS.declined) : one;
        const plan = [cardTender(transientToken, 5_500n)];
        const verified = await client.verifyPlan({ ...owner, currency: 'GBP', ipAddress, email, plan });
        refusals.push(verified.refusal);
        if (verified.refusal !== Refusal.UNSPECIFIED) continue;
        references.push(`BB${randomUUID().slice(0, 8).toUpperCase()}`);
        const answer = await client.authorisePayment({
          ...owner,
          placementId: randomUUID(),
          attempt: 1,
          currency: 'GBP',
          amountMinorUnits: 5_500n,
          reference: references.at(-1)!,
          plan,
          billTo: { ...BILL_TO, email },
          browser: { ...BROWSER, ipAddress },
        });
        expect(answer.state).toBe(PaymentState.DECLINED);
      }
    }
    const reached = await Promise.all(
      references.map(async (reference) => (await payments.sandbox.authorisations(reference)).length),
    );
    expect(reached.reduce((sum, one) => sum + one, 0)).toBe(20);
    expect(refusals.filter((refusal) => refusal === Refusal.BOT_CHECK)).toHaveLength(180);
    const [tenders] = await payments.rows<{ n: number }>('SELECT count(*)::int AS n FROM tender');
    expect(tenders?.n).toBe(20);
  }, 120_000);
});

describe('limits on declined attempts', () => {
  let robotsAsked = 0;
  const tokens = new Set<string>();
  let now = new Date('2026-01-05T10:00:00Z');
  const instance = (factor = 1) =>
    limitAttempts({
      rateLimits: rateLimits(poolTx(payments.edges.requestPool)),
      robots: { isHuman: async (token) => (robotsAsked++, tokens.delete(token)) },
      digestsOf: (email) => [`digest of ${email}`],
      networkOf: clientNetwork,
      factor,
      now: () => now,
      reportFault: (error) => {
        throw error;
      },
    });
  beforeEach(() => {
    [robotsAsked, now] = [0, new Date('2026-01-05T10:00:00Z')];
    tokens.clear();
  });

  let people = 0;
  /** An attempt that shares nothing with others but what is given. */
  const attempt = (shared: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
    site: 'beaverbrooks',
    amount: GBP,
    botCheck: '',
    hasPaidOrder: false,
    ownerKey: `a:${++people}`,
    ipAddress: `2001:db8:${people.toString(16)}::1`,
    email: `p${people}@example.com`,
    cardDigests: [`card ${people}`],
    ...shared,
  });
  /** An attempt that the provider declines, if it is let through. */
  const decline = async (limits: ReturnType<typeof instance>, botCheck = '') => {
    const verdict = await limits.count(attempt({ botCheck }));
    if (verdict.kind === 'allowed') limits.outcome('beaverbrooks', 'declined');
    return verdict.kind;
  };
  const human = (): string => {
    const token = `token ${++people}`;
    tokens.add(token);
    return token;
  };

  it.each([
    ['session', { ownerKey: 'a:same' }, 5, 10],
    ['card', { cardDigests: ['same'] }, 4, 8],
    ['e-mail', { email: 'same@example.com' }, 6, 12],
  ] as const)(
    '[MU-13] of one %s need the bot check, and then end with a time to retry, on all instances together',
    async (_by, shared, unchecked, most) => {
      const both = [instance(), instance()];
      const verdicts: string[] = [];
      for (let n = 0; n < most + 2; n++) {
        const limits = both[n % 2]!;
        if (n >= unchecked)
          expect(await limits.count(attempt(shared))).toMatchObject({
            kind: n < most ? 'bot-check' : 'too-many',
          });
        const tried = attempt({ ...shared, botCheck: n < unchecked ? '' : human() });
        const verdict = await limits.count(tried);
        verdicts.push(verdict.kind);
        if (verdict.kind === 'allowed') await limits.declined(tried);
        else expect(verdict).toEqual({ kind: 'too-many', retryAfterSeconds: expect.any(Number) });
      }
      expect(verdicts.filter((kind) => kind === 'allowed')).toHaveLength(most);
      expect((await both[0]!.count(attempt())).kind).toBe('allowed');
    },
  );

  it('[MU-13] are not used up by attempts that are paid', async () => {
    const limits = instance();
    for (let n = 0; n < 30; n++)
      expect(await limits.count(attempt({ ownerKey: 'a:same', email: 'same@example.com' }))).toEqual({
        kind: 'allowed',
        passedBotCheck: false,
        needsChallenge: false,
      });
  });

  it('[MU-13] ask the bot check only with a token, and only above the limit', async () => {
    const limits = instance();
    await limits.count(attempt({ botCheck: 'x' }));
    for (let n = 0; n < 5; n++) await limits.declined(attempt({ ownerKey: 'a:same' }));
    await limits.count(attempt({ ownerKey: 'a:same' }));
    expect(robotsAsked).toBe(0);
    expect((await limits.count(attempt({ ownerKey: 'a:same', botCheck: 'junk' }))).kind).toBe('bot-check');
    expect(robotsAsked).toBe(1);
  });

  it('[MU-13] of one network need the bot check, and then the bank’s challenge, but refuse nobody behind it', async () => {
    const limits = instance();
    const ipAddress = '203.0.113.9';
    for (let n = 0; n < 40; n++) await limits.declined(attempt({ ipAddress }));
    expect((await limits.count(attempt({ ipAddress }))).kind).toBe('bot-check');
    const guest = await limits.count(attempt({ ipAddress, botCheck: human() }));
    expect(guest).toEqual({ kind: 'allowed', passedBotCheck: true, needsChallenge: true });
    const known = await limits.count(attempt({ ipAddress, botCheck: human(), hasPaidOrder: true }));
    expect(known).toEqual({ kind: 'allowed', passedBotCheck: true, needsChallenge: false });
  });

  it('[MU-13] of a whole site ask for the bot check, and end by themselves', async () => {
    const [limits, other] = [instance(), instance()];
    for (let n = 0; n < DECLINE_RATE.check.attempts - 1; n++) expect(await decline(limits)).toBe('allowed');
    expect(await decline(limits)).toBe('bot-check');
    await limits.count(attempt());
    expect((await other.count(attempt())).kind).toBe('bot-check');
    expect((await other.count(attempt({ site: 'loupe' }))).kind).toBe('allowed');
    now = new Date('2026-01-05T10:21:00Z');
    expect((await limits.count(attempt())).kind).toBe('allowed');
  });

  it('[MU-13] 150 from outside do not stop who has paid, is known, or passes the challenge: never all', async () => {
    const [limits, other] = [instance(), instance()];
    for (let n = 0; n < 150; n++) expect(await decline(limits, human())).toBe('allowed');
    await limits.count(attempt());
    const unasked = { kind: 'allowed', passedBotCheck: false, needsChallenge: false };
    const customer = 'c:019b6000-0000-7abc-8abc-0123456789ab';
    expect(await other.count(attempt({ hasPaidOrder: true }))).toEqual(unasked);
    expect(await other.count(attempt({ ownerKey: customer }))).toEqual(unasked);
    expect((await other.count(attempt())).kind).toBe('bot-check');
    expect(await other.count(attempt({ botCheck: human() }))).toEqual({
      kind: 'allowed',
      passedBotCheck: true,
      needsChallenge: true,
    });
    for (let n = 0; n < 200; n++) expect(await decline(limits, human())).toBe('allowed');
    expect(await other.count(attempt({ hasPaidOrder: true }))).toEqual(unasked);
    for (let n = 0; n < 10; n++) await limits.declined(attempt({ ownerKey: customer }));
    expect((await other.count(attempt({ ownerKey: customer }))).kind).toBe('too-many');
  });

  it('[MU-13] stay where many people share a network, except those of a session, if the installation says so', async () => {
    const limits = instance(50);
    for (let n = 0; n < 40; n++)
      await limits.declined(attempt({ ipAddress: '203.0.113.9', email: 'same@example.com' }));
    const shared = { ipAddress: '203.0.113.9', email: 'same@example.com' };
    expect((await limits.count(attempt(shared))).kind).toBe('allowed');
    for (let n = 0; n < 10; n++) await limits.declined(attempt({ ownerKey: 'a:same' }));
    expect((await limits.count(attempt({ ownerKey: 'a:same' }))).kind).toBe('too-many');
  });

  it('[MU-13] take one statement for an attempt', async () => {
    let statements = 0;
    const tx = poolTx(payments.edges.requestPool);
    const counting = {
      query: ((text: string, values: unknown[]) => (statements++, tx.query(text, values))) as typeof tx.query,
    };
    const limits = limitAttempts({
      rateLimits: rateLimits(counting),
      robots: { isHuman: async () => false },
      factor: 1,
      now: () => now,
      digestsOf: () => ['d'],
      networkOf: clientNetwork,
      reportFault: () => {},
    });
    await limits.count(attempt());
    expect(statements).toBe(1);
  });
});
