import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { claimPort } from '@loupe/test-harness/ports';
import type { AuthorisationAnswer } from '../../src/domain/payment/judge-authorisation.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { followOn, useGivex } from './test-givex.ts';

const givex = useGivex();
const HANGS = { hang: 'after' };

/** What may happen to one call: answered, not processed, processed and not answered. */
const FATES = { answered: undefined, refused: { http: 502 }, lost: { httpAfter: 500 } } as const;
type Fate = keyof typeof FATES;
const fates = Object.keys(FATES) as Fate[];

const worlds = fates.flatMap((hold) =>
  fates.flatMap((reversal) =>
    fates.flatMap((second) => fates.map((last) => [hold, reversal, second, last] as const)),
  ),
);

/** Repeats the reversal as the durable task does, until it ends. */
async function reverseUntilEnd(provider: TenderProvider, order: ReturnType<typeof givex.order>) {
  let answer = await provider.reverse({ ...followOn(order), providerId: undefined });
  for (let again = 0; again < 5 && answer === 'no-answer'; again++)
    answer = await provider.reverse({ ...followOn(order), providerId: undefined });
  return answer;
}

async function attempt(minorUnits = 6_000, timeoutMs = 2_000) {
  const number = await givex.sandbox.card('100.00');
  const [provider, order] = [givex.provider(), givex.order(number, minorUnits)];
  return { number, provider, order, answer: await provider.authorise(order, timeoutMs) };
}

/** How often the amount is held for the card. */
async function heldFor(number: string): Promise<string> {
  return (await givex.sandbox.balance(number)).held;
}

describe('an authorisation whose answers are lost', () => {
  it('[F38] [F39] holds the amount at most once, whichever calls fail, and never after it was reversed', async () => {
    const ended: Record<AuthorisationAnswer['kind'], number> = {} as never;
    for (const world of worlds) {
      const [hold, reversal, second, last] = world.map((fate) => FATES[fate]);
      const faults = [
        ...[
          { method: 'dc_920', host: 'primary', ...hold },
          { method: 'dc_918', host: 'primary', ...reversal },
        ],
        ...[
          { method: 'dc_920', host: 'secondary', ...second },
          { method: 'dc_918', host: 'secondary', ...last },
        ],
      ];
      for (const fault of faults) await givex.sandbox.fault(fault);
      const { number, provider, order, answer } = await attempt();
      await givex.sandbox.clearFaults();
      ended[answer.kind] = (ended[answer.kind] ?? 0) + 1;
      const seen = await heldFor(number);
      if (answer.kind === 'authorised') expect([world, seen]).toEqual([world, '60.00']);
      else {
        expect([world, answer.kind]).toEqual([world, 'no-answer']);
        await reverseUntilEnd(provider, order);
        expect([world, await heldFor(number)]).toEqual([world, '0.00']);
      }
      const booked = (await provider.movements()).filter(
        ({ transactionId }) => transactionId === order.merchantTransactionId,
      );
      expect([world, booked.length <= 1]).toEqual([world, true]);
    }
    expect(Object.keys(ended).sort()).toEqual(['authorised', 'no-answer']);
  });

  it('[F38] is reversed on the host that hangs and held on the other', async () => {
    await givex.sandbox.fault({ method: 'dc_920', host: 'primary', ...HANGS });
    const { number, answer } = await attempt(6_000, 1_000);
    expect(answer).toMatchObject({ kind: 'authorised', quality: 'plain' });
    expect(await heldFor(number)).toBe('60.00');
  });

  it('[F38] stays unknown when the reversal hangs too: the other host is not asked', async () => {
    await givex.sandbox.fault({ host: 'primary', next: 2, ...HANGS });
    const { number, provider, order, answer } = await attempt(6_000, 1_000);
    expect(answer).toEqual({ kind: 'no-answer' });
    const asked = await givex.sandbox.transactions();
    const own = asked.filter(({ code }) => code === order.merchantTransactionId);
    expect(own.map(({ kind }) => kind)).toEqual(['pre-auth', 'reversal']);
    expect(await reverseUntilEnd(provider, order)).toBe('reversed');
    expect(await heldFor(number)).toBe('0.00');
  });

  it('[F40] that did not reach the first host is held by the other', async () => {
    const number = await givex.sandbox.card('100.00');
    const provider = givex.provider({ url: `http://127.0.0.1:${await claimPort()}` });
    expect(await provider.authorise(givex.order(number, 6_000), 2_000)).toMatchObject({ kind: 'authorised' });
    expect(await heldFor(number)).toBe('60.00');
  });

  it('[F40] that reached neither host is not sent', async () => {
    const [url, secondaryUrl] = [await claimPort(), await claimPort()].map(
      (port) => `http://127.0.0.1:${port}`,
    );
    const provider = givex.provider({ url: url ?? '', secondaryUrl: secondaryUrl ?? '' });
    expect(await provider.authorise(givex.order('6036280000000000100', 1), 2_000)).toEqual({
      kind: 'not-sent',
    });
    expect(await provider.reverse({ ...followOn(givex.order('1', 1)), providerId: undefined })).toBe(
      'not-sent',
    );
  });
});

describe('a capture or refund whose answer is lost', () => {
  it.each([
    ['not processed', { http: 502 }, 'nothing-found'],
    ['processed', { httpAfter: 500 }, 'undone'],
    ['processed, and hangs', HANGS, 'undone'],
  ])('[F41] %s: it is undone, and then taken once', async (_what, fault, undone) => {
    const { number, provider, order, answer } = await attempt();
    const authorisationId = answer.kind === 'authorised' ? answer.providerId : '';
    const capture = () => ({ ...followOn(order), merchantTransactionId: randomUUID(), authorisationId });
    const [lost, again] = [capture(), capture()];
    await givex.sandbox.fault({ method: 'dc_921', ...fault });
    expect(await provider.capture({ ...lost, sequence: 1, final: true }, 300)).toEqual({ kind: 'no-answer' });
    expect(await provider.undo({ ...lost, kind: 'capture' })).toBe(undone);
    expect(await provider.capture({ ...again, sequence: 1, final: true }, 2_000)).toMatchObject({
      kind: 'done',
    });
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '40.00', held: '0.00' });

    await givex.sandbox.fault({ method: 'dc_905', ...fault });
    const refund = { ...followOn(order, 1_000), merchantTransactionId: randomUUID(), captureId: '1' };
    expect(await provider.refund(refund, 300)).toEqual({ kind: 'no-answer' });
    expect(await provider.undo({ ...refund, kind: 'refund' })).toBe(undone);
    const repeated = { ...refund, merchantTransactionId: randomUUID() };
    expect(await provider.refund(repeated, 2_000)).toMatchObject({ kind: 'done' });
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '50.00', held: '0.00' });
  });

  it('[F47] background calls that fail do not stop authorisations, and the other way round', async () => {
    const provider = givex.provider();
    const capture = { ...followOn(givex.order('6036280000000000100', 1)), authorisationId: '1' };
    await givex.sandbox.fault({ method: 'dc_921', http: 500, next: 100 });
    for (let call = 0; call < 10; call++)
      await provider.capture({ ...capture, sequence: 1, final: true }, 2_000);
    for (let call = 0; call < 30; call++)
      await provider.capture({ ...capture, sequence: 1, final: true }, 2_000);
    expect(provider.room()).toBe(0);
    const number = await givex.sandbox.card('100.00');
    expect(await provider.authorise(givex.order(number, 100), 2_000)).toMatchObject({ kind: 'authorised' });
  });
});
