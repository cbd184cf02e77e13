import { describe, expect, it, jest } from '@jest/globals';
import { TEXT_VERSION } from '../categories.ts';
import { consentSetCookie, readConsent, readUnproven, type Consent } from '../consent-cookie.ts';
import { answerIn } from './answer.ts';
import { createKeptRefusals, type RefusalPorts } from './kept-refusals.ts';

const refusal: Consent = {
  categories: ['necessary'],
  textVersion: TEXT_VERSION,
  consentId: '11111111-1111-4111-8111-111111111111',
};
const headers = new Headers({ cookie: 'session=s', 'x-forwarded-for': '198.51.100.7' });

/** A shop whose identity is away for so many calls. */
function shop(failures: number) {
  let calls = 0;
  const store = jest.fn<RefusalPorts['store']>(async () => ++calls > failures);
  const pauses: number[] = [];
  const due: (() => void)[] = [];
  const kept = createKeptRefusals({
    store,
    later: (run, ms) => {
      pauses.push(ms);
      due.push(run);
    },
  });
  return {
    kept,
    store,
    pauses,
    async pass(rounds: number) {
      for (let round = 0; round < rounds; round++) {
        due.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('a refusal whose proof could not be stored', () => {
  it('[RO-03] is repeated until it is stored, with longer and longer pauses, and without the visitor’s cookies', async () => {
    const { kept, store, pauses, pass } = shop(8);
    kept.keep(headers, refusal);
    await pass(20);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(store).toHaveBeenCalledTimes(9);
    const [sent, consent] = store.mock.calls[0]!;
    expect([sent.get('cookie'), sent.get('x-forwarded-for'), consent]).toEqual([
      null,
      '198.51.100.7',
      refusal,
    ]);
    kept.keep(headers, refusal);
    await pass(1);
    expect(store).toHaveBeenCalledTimes(9);
  });

  it('[RO-03] is not counted for a newer answer, whenever it is stored: that one has an id of its own', () => {
    const cookieOf = (isProven: boolean) =>
      consentSetCookie(refusal, { isSecure: true, isProven }).split(';')[0] ?? '';
    const answered = (isProven: boolean) =>
      answerIn(new URLSearchParams({ choice: 'all' }), { text: '1', cookies: cookieOf(isProven) });
    expect(answered(true)?.consentId).toBe(refusal.consentId);
    expect(answered(false)?.consentId).not.toBe(refusal.consentId);
  });

  it('[RO-03] is in force, and marked in its cookie, so that another process repeats it', () => {
    const cookieOf = (isProven: boolean) =>
      consentSetCookie(refusal, { isSecure: true, isProven }).split(';')[0] ?? '';
    expect(readConsent(cookieOf(false))).toEqual(refusal);
    expect(readUnproven(cookieOf(false))).toEqual(refusal);
    expect([readUnproven(cookieOf(true)), readUnproven(null)]).toEqual([null, null]);
  });
});
