import { expect, it } from '@jest/globals';
import type { AuthorisationAnswer } from '../domain/payment/judge-authorisation.ts';
import { attemptCounter, countAttempts } from './attempt-counter.ts';

const authorised = { kind: 'authorised', providerId: 'p', amount: undefined } as const;
const ANSWERS: AuthorisationAnswer[] = [
  { ...authorised, quality: 'plain' },
  { ...authorised, quality: 'partial' },
  { kind: 'declined', reason: 'card-declined' },
  { kind: 'authentication-required' },
  { kind: 'no-answer' },
  { kind: 'not-sent' },
];

async function counted(attempts: ReturnType<typeof attemptCounter>): Promise<Record<string, number>> {
  const [metric] = await attempts.read();
  const above = metric!.samples.filter(({ value }) => value > 0);
  return Object.fromEntries(above.map(({ labels, value }) => [Object.values(labels!).join(' '), value]));
}

it('counts each answer of a provider by method and outcome, and passes it on', async () => {
  const attempts = attemptCounter();
  const answers = ANSWERS.values();
  const provider = { authorise: async (_order: string) => answers.next().value!, room: () => 3 };
  const cards = countAttempts('credit-card', provider, attempts);
  for (const answer of ANSWERS) expect(await cards.authorise('order')).toBe(answer);
  expect(cards.room()).toBe(3);
  expect(await counted(attempts)).toEqual({
    'credit-card authorised': 1,
    'credit-card declined': 2, // one was authorised with reservations
    'credit-card authentication-required': 1,
    'credit-card no-answer': 1,
    'credit-card not-sent': 1,
  });
});

it('counts declines before the authorisation, and reports every method and outcome from the beginning', async () => {
  const attempts = attemptCounter();
  const provider = {
    authorise: async () => ANSWERS[0]!,
    prepare: async () => ({ kind: 'declined' }),
    resume: async () => ({ kind: 'ready' }),
  };
  const giftCards = countAttempts('givex', provider, attempts);
  await giftCards.prepare();
  await giftCards.resume();
  expect(await counted(attempts)).toEqual({ 'givex declined': 1 });
  expect((await attempts.read())[0]!.samples).toHaveLength(6 * 5);
});
