import { describe, expect, it } from '@jest/globals';
import { countersOf } from './counters.ts';
import { rateLimitedMessage } from './rate-limited.ts';

const RULES = {
  network: { hits: 5, seconds: 60, isOfNetwork: true, isKept: true },
  session: { hits: 3, seconds: 60 },
  email: { hits: 4, seconds: 60 },
} as const;

describe('counters', () => {
  it('are one for each rule that has a subject, and one for each of several subjects', () => {
    const subjects = { network: '192.0.2.0/24', session: null, email: ['old', 'new', 'old'] };
    expect(countersOf('try', RULES, { subjects }).map(({ key }) => key)).toEqual([
      'try:network:192.0.2.0/24',
      'try:email:old',
      'try:email:new',
    ]);
  });

  it('multiply the limit of a network by the factor, and mark rules that are never given back', () => {
    const subjects = { network: 'n', session: 's' };
    expect(countersOf('try', RULES, { subjects, networkFactor: 50 })).toMatchObject([
      { by: 'network', limit: { hits: 250 }, isKept: true },
      { by: 'session', limit: { hits: 3 }, isKept: false },
    ]);
  });
});

describe('the message of a refusal', () => {
  it.each([
    [1, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2\u00a0minutes'],
    [59 * 60, 'in 59\u00a0minutes'],
    [59 * 60 + 1, 'in an hour'],
    [3600, 'in an hour'],
    [3601, 'in 61\u00a0minutes'],
    [2 * 3600 + 1, 'in 3\u00a0hours'],
    [23 * 3600, 'in 23\u00a0hours'],
    [23 * 3600 + 1, 'tomorrow at this time'],
    [24 * 3600, 'tomorrow at this time'],
  ])('say when to try again, never too soon: %i s is %s', (retryAfterSeconds, wait) => {
    expect(rateLimitedMessage({ retryAfterSeconds })).toBe(`Too many attempts. Please try again ${wait}.`);
  });
});
