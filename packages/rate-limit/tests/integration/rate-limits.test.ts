import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { countersOf } from '../../src/counters.ts';
import type { CountedAttempt } from '../../src/rate-limits.ts';
import { openCounting } from './support.ts';
import type { Counting } from './support.ts';

const RULES = {
  network: { hits: 5, seconds: 60, isOfNetwork: true },
  session: { hits: 3, seconds: 120 },
  email: { hits: 4, seconds: 3_600 },
} as const;
const counters = (subjects: Partial<Record<keyof typeof RULES, string | string[]>>) =>
  countersOf('try', RULES, { subjects });

let counting: Counting;
beforeAll(async () => (counting = await openCounting()));
afterAll(() => counting.close());
beforeEach(() => counting.clear());

const types = (answers: readonly { type: string }[]) => answers.map(({ type }) => type);
const passes = (answers: readonly { type: string }[]) =>
  types(answers).filter((type) => type === 'Counted').length;
async function counted(of: ReturnType<typeof counters>): Promise<CountedAttempt> {
  const attempt = await counting.limits.count(of);
  if (attempt.type !== 'Counted') throw new Error('The attempt was refused.');
  return attempt;
}

describe('attempts at the same moment', () => {
  it.each([1, 5, 13])('on two instances let exactly the limit of %i through', async (hits) => {
    const one = countersOf('try', { session: { hits, seconds: 60 } }, { subjects: { session: 's' } });
    for (let round = 0; round < 5; round++) {
      await counting.clear();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => [counting.limits, counting.other][n % 2]!.count(one)),
      );
      expect(passes(answers)).toBe(hits);
      expect(await counting.hits()).toEqual({ 'try:session:s': hits });
    }
  });

  it('on shared counters in any order neither deadlock nor leave a partial count', async () => {
    const [sessions, emails] = [
      ['a', 'b', 'c'],
      ['x', 'y', 'z'],
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const of = counters({ session: sessions[n % 3]!, email: emails[Math.trunc(n / 3) % 3]! });
        return counting.limits.count(n % 2 === 0 ? of : of.toReversed());
      }),
    );
    const hits = await counting.hits();
    const sumOf = (by: string) =>
      Object.entries(hits).reduce((sum, [key, n]) => sum + (key.startsWith(`try:${by}:`) ? n : 0), 0);
    expect(sumOf('session')).toBe(passes(answers));
    expect(sumOf('email')).toBe(passes(answers));
    expect(Math.max(...Object.values(hits))).toBeLessThanOrEqual(RULES.email.hits);
  });
});

describe('several counters', () => {
  it.each(['network', 'session', 'email'] as const)(
    'are all left as they were when %s refuses',
    async (by) => {
      const full = { network: 'n', session: 's', email: 'e', [by]: 'full' };
      for (let n = 0; n < RULES[by].hits; n++) await counted(counters({ [by]: 'full' }));
      const before = await counting.query('SELECT * FROM rate_limit ORDER BY key');
      expect(await counting.limits.count(counters(full))).toEqual({
        type: 'TooManyAttemptsError',
        retryAfterSeconds: RULES[by].seconds,
      });
      expect(await counting.query('SELECT * FROM rate_limit ORDER BY key')).toEqual(before);
    },
  );

  it('take one statement, whether the attempt is accepted or refused', async () => {
    const { logFile } = await startTestPostgres();
    const of = counters({ network: 'n', session: 's', email: ['e', 'f'] });
    await counted(of);
    const from = await logMark(logFile);
    for (let n = 0; n < 5; n++) await counting.limits.count(of);
    const run = await statementsBetween(logFile, from, undefined, counting.database.name);
    expect(run.get('rate-limit-test')).toHaveLength(5);
  });

  it('return the longest wait of those that are full', async () => {
    for (let n = 0; n < RULES.session.hits; n++) await counted(counters({ session: 's' }));
    await counting.pass(10.5);
    for (let n = 0; n < RULES.network.hits; n++) await counted(counters({ network: 'n' }));
    const refused = await counting.limits.count(counters({ network: 'n', session: 's' }));
    expect(refused).toMatchObject({ retryAfterSeconds: 110 });
  });
});

describe('a window', () => {
  it('begins with its first attempt and ends exactly after the returned seconds', async () => {
    const of = counters({ session: 's' });
    await counted(of);
    await counting.pass(100);
    for (let n = 1; n < RULES.session.hits; n++) await counted(of);
    expect(await counting.limits.count(of)).toMatchObject({ retryAfterSeconds: 20 });
    await counting.pass(19.9);
    expect(await counting.limits.count(of)).toMatchObject({ retryAfterSeconds: 1 });
    await counting.pass(0.1);
    expect(await counting.limits.count(of)).toMatchObject({ type: 'Counted' });
    expect(await counting.hits()).toEqual({ 'try:session:s': 1 });
  });

  it('that has ended is not changed by a give-back, nor is the next one', async () => {
    const of = counters({ session: 's' });
    const former = await counted(of);
    await counting.pass(RULES.session.seconds);
    await counted(of);
    await counting.limits.giveBack(former);
    expect(await counting.hits()).toEqual({ 'try:session:s': 1 });
  });
});

describe('an attempt that is given back', () => {
  it('is removed under each of its subjects, and other attempts stay counted', async () => {
    const of = counters({ session: 's', email: ['under one key', 'under another'] });
    await counted(of);
    for (let n = 0; n < 20; n++) await counting.limits.giveBack(await counted(of));
    expect(Object.values(await counting.hits())).toEqual([1, 1, 1]);
  });

  it('stays counted by a rule that is kept', async () => {
    const rules = { ...RULES, network: { ...RULES.network, isKept: true } } as const;
    const of = countersOf('try', rules, { subjects: { network: 'n', session: 's' } });
    for (let n = 0; n < RULES.network.hits; n++) await counting.limits.giveBack(await counted(of));
    expect(await counting.hits()).toEqual({ 'try:network:n': 5 });
    expect(await counting.limits.count(of)).toMatchObject({ type: 'TooManyAttemptsError' });
  });

  it('of many at once leaves no count', async () => {
    const of = counters({ session: 's', email: 'e' });
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const attempt = await [counting.limits, counting.other][n % 2]!.count(of);
        if (attempt.type === 'Counted') await counting.limits.giveBack(attempt);
      }),
    );
    expect(await counting.hits()).toEqual({});
  });
});

describe('the table', () => {
  it('gets no row for attempts of a network whose counter is full', async () => {
    for (let n = 0; n < RULES.network.hits; n++) await counted(counters({ network: 'n' }));
    for (let n = 0; n < 100; n++)
      await counting.limits.count(counters({ network: 'n', email: `made up ${n}` }));
    expect(Object.keys(await counting.hits())).toEqual(['try:network:n']);
  });

  it('is pruned of ended windows only, in batches', async () => {
    for (let n = 0; n < 5; n++) await counted(counters({ network: `n${n}` }));
    await counted(counters({ email: 'e' }));
    await counting.pass(RULES.network.seconds);
    expect([await counting.limits.prune(3), await counting.limits.prune(3)]).toEqual([3, 2]);
    expect(await counting.hits()).toEqual({ 'try:email:e': 1 });
  });

  it('counts all addresses of a /56 as one network and the next /56 as another', async () => {
    const of = (address: string) => counters({ network: clientNetwork(address) });
    for (let n = 0; n < RULES.network.hits; n++) await counted(of(`2001:db8:1:2${10 + n}::${n}`));
    expect(await counting.limits.count(of('2001:db8:1:2ff::1'))).toMatchObject({ retryAfterSeconds: 60 });
    expect(await counting.limits.count(of('2001:db8:1:300::1'))).toMatchObject({ type: 'Counted' });
  });

  it('returns and resets counters', async () => {
    const of = counters({ session: 's', email: 'e' });
    for (let n = 0; n < 2; n++) await counted(of);
    expect(await counting.limits.peek(of[0]!)).toBe(2);
    await counting.limits.forget(of.slice(0, 1));
    expect(await Promise.all(of.map(counting.limits.peek))).toEqual([0, 2]);
    await counting.pass(RULES.email.seconds);
    expect(await counting.limits.peek(of[1]!)).toBe(0);
  });
});

describe('an observed counter', () => {
  const subjects = { session: 's' };
  const counts = countersOf('declined', { session: { hits: 2, seconds: 60 } }, { subjects });
  const observes = [
    ...countersOf('try', { session: { hits: 9, seconds: 60 } }, { subjects }),
    ...countersOf('declined', { session: { hits: 2, seconds: 60, isObserved: true } }, { subjects }),
  ];

  it('judges what another action counts, and counts nothing itself', async () => {
    expect((await counted(observes)).hits).toEqual(new Map([['try:session:s', 1]]));
    await counted(counts);
    expect((await counted(observes)).hits).toEqual(
      new Map([
        ['try:session:s', 2],
        ['declined:session:s', 1],
      ]),
    );
    await counted(counts);
    expect(await counting.limits.count(observes)).toEqual({
      type: 'TooManyAttemptsError',
      retryAfterSeconds: 60,
    });
    expect(await counting.hits()).toEqual({ 'declined:session:s': 2, 'try:session:s': 2 });
    await counting.pass(61);
    await counting.limits.giveBack(await counted(observes));
    expect(await counting.hits()).toEqual({});
  });
});
