import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { authorisation, post, send, sign, transientToken } from './merchant-client.ts';
import { startSandbox, temporaryFolder } from './sandbox-process.ts';
import type { SandboxProcess } from './sandbox-process.ts';

let sandbox: SandboxProcess;
let folder: { path: string; remove: () => Promise<void> };
beforeAll(async () => {
  folder = await temporaryFolder();
  sandbox = await startSandbox(folder.path);
});
beforeEach(() => fetch(`${sandbox.url}/control/reset`, { method: 'POST' }));
afterAll(async () => {
  await sandbox.kill('SIGTERM');
  await folder.remove();
});

const authorised = async (): Promise<string> => {
  const body = authorisation(await transientToken(sandbox.url, '4111111111111111'), '100.00');
  return (await post(sandbox.url, '/pts/v2/payments', body)).json.id ?? '';
};

const body = (totalAmount: string | undefined, transactionId: string, captureOptions?: object) => ({
  clientReferenceInformation: { code: 'BB0000001', transactionId },
  ...(captureOptions === undefined ? {} : { processingInformation: { captureOptions } }),
  ...(totalAmount === undefined
    ? {}
    : { orderInformation: { amountDetails: { totalAmount, currency: 'GBP' } } }),
});
const ask = (path: string, given: object) => post(sandbox.url, `/pts/v2/${path}`, given);
const outcome = async (path: string, given: object): Promise<string> => {
  const { status, json } = await ask(path, given);
  return (status === 201 ? json.status : json.reason) ?? '';
};
const part = (captureSequenceNumber: number, isFinal: boolean) => ({
  captureSequenceNumber,
  totalCaptureCount: isFinal ? captureSequenceNumber : captureSequenceNumber + 1,
  isFinal: String(isFinal),
});

interface Ledger {
  readonly entries: { kind: string; transactionId?: string; pence?: number; voidedId?: string }[];
  readonly payments: { held: string; captured: string; refunded: string; status: string }[];
}
const ledger = async (): Promise<Ledger> =>
  (await (await fetch(`${sandbox.url}/control/ledger`)).json()) as Ledger;

const order = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next: 1, ...fault }),
  });

describe('captures', () => {
  it('[F46] in several parts; the final one releases the rest', async () => {
    const id = await authorised();
    expect(await outcome(`payments/${id}/captures`, body('30.00', 'c1', part(1, false)))).toBe('PENDING');
    expect((await ledger()).payments).toMatchObject([{ held: '70.00', captured: '30.00' }]);
    expect(await outcome(`payments/${id}/captures`, body('70.01', 'c2', part(2, true)))).toBe(
      'EXCEEDS_AUTH_AMOUNT',
    );
    expect(await outcome(`payments/${id}/captures`, body('50.00', 'c2', part(2, true)))).toBe('PENDING');
    expect((await ledger()).payments).toMatchObject([{ held: '0.00', captured: '80.00' }]);
    expect(await outcome(`payments/${id}/captures`, body('1.00', 'c3', part(3, true)))).toBe(
      'AUTH_ALREADY_REVERSED',
    );
    expect((await ledger()).entries.slice(1)).toMatchObject([
      { kind: 'capture', transactionId: 'c1', pence: 3_000, sequence: 1, total: 2, final: false },
      { kind: 'capture', transactionId: 'c2', pence: 5_000, sequence: 2, total: 2, final: true },
    ]);
  });

  it('[F46] the uncaptured rest can be reversed, completely and once', async () => {
    const id = await authorised();
    await ask(`payments/${id}/captures`, body('30.00', 'c1'));
    expect(await outcome(`payments/${id}/reversals`, body('100.00', 'r1'))).toBe(
      'TRANSACTION_ALREADY_SETTLED',
    );
    expect(await outcome(`payments/${id}/reversals`, body('70.00', 'r1'))).toBe('REVERSED');
    expect(await outcome(`payments/${id}/reversals`, body('70.00', 'r1'))).toBe('AUTH_ALREADY_REVERSED');
    expect((await ledger()).payments).toMatchObject([
      { held: '0.00', captured: '30.00', status: 'AUTHORIZED' },
    ]);
  });

  it('[F46] a second request is a second capture: the vendor does not dedupe', async () => {
    const id = await authorised();
    for (let time = 0; time < 2; time += 1)
      expect(await outcome(`payments/${id}/captures`, body('40.00', 'c1', part(1, false)))).toBe('PENDING');
    expect((await ledger()).payments).toMatchObject([{ captured: '80.00' }]);
  });

  it.each([
    ['sequence above total', { captureSequenceNumber: 3, totalCaptureCount: 2 }],
    ['sequence 0', { captureSequenceNumber: 0, totalCaptureCount: 2 }],
    ['sequence 100', { captureSequenceNumber: 100, totalCaptureCount: 100 }],
  ])('[F46] refuses %s, and another currency', async (_, options) => {
    const id = await authorised();
    expect(await outcome(`payments/${id}/captures`, body('10.00', 'c1', options))).toBe('INVALID_DATA');
    const euros = {
      ...body('10.00', 'c1'),
      orderInformation: { amountDetails: { totalAmount: '10.00', currency: 'EUR' } },
    };
    expect(await outcome(`payments/${id}/captures`, euros)).toBe('INVALID_DATA');
  });

  it('[F46] any requests in any order neither create nor lose money', async () => {
    const seed = Date.now();
    const step = fc.record({
      what: fc.constantFrom('capture', 'final', 'reverse', 'refund', 'void', 'undo'),
      pence: fc.integer({ min: 1, max: 10_000 }),
      which: fc.nat({ max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await fetch(`${sandbox.url}/control/reset`, { method: 'POST' });
        const id = await authorised();
        const captures = ['none'];
        for (const [index, { what, pence, which }] of steps.entries()) {
          const amount = (pence / 100).toFixed(2);
          const of = captures[which % captures.length] ?? '';
          if (what === 'capture' || what === 'final') {
            const given = body(amount, `t${index}`, part(index + 1, what === 'final'));
            const { status, json } = await ask(`payments/${id}/captures`, given);
            if (status === 201) captures.push(json.id ?? '');
          } else if (what === 'reverse') await ask(`payments/${id}/reversals`, body(amount, `t${index}`));
          else if (what === 'refund') await ask(`captures/${of}/refunds`, body(amount, `t${index}`));
          else if (what === 'void') await ask(`captures/${of}/voids`, body(undefined, `t${index}`));
          else await ask('voids', body(undefined, `t${which}`));
          const [row] = (await ledger()).payments;
          const [held, captured, refunded] = [row?.held, row?.captured, row?.refunded].map(Number);
          expect(held).toBeGreaterThanOrEqual(0);
          expect((held ?? 0) + (captured ?? 0)).toBeLessThanOrEqual(100);
          expect(refunded).toBeLessThanOrEqual(captured ?? 0);
        }
      }),
      { seed, numRuns: 15 },
    );
  });
});

describe('time-out voids', () => {
  const undo = (transactionId: string) => outcome('voids', body(undefined, transactionId));

  it('[F38] voids the capture whose answer was lost, and gives the same answer again', async () => {
    const id = await authorised();
    await order({ operation: 'capture', hang: 'after' });
    const lost = body('100.00', 'lost', part(1, true));
    await expect(
      send(sandbox.url, sign(sandbox.url, 'POST', `/pts/v2/payments/${id}/captures`, lost), 300),
    ).rejects.toThrow('no answer');
    expect((await ledger()).payments).toMatchObject([{ held: '0.00', captured: '100.00' }]);
    expect(await undo('lost')).toBe('VOIDED');
    expect(await undo('lost')).toBe('CANCELLED');
    expect((await ledger()).payments).toMatchObject([{ held: '100.00', captured: '0.00' }]);
    expect(await outcome(`payments/${id}/captures`, body('100.00', 'again', part(1, true)))).toBe('PENDING');
  });

  it('[F38] voids a refund, but not a refunded capture, and finds nothing for an unknown id', async () => {
    const id = await authorised();
    const captured = (await ask(`payments/${id}/captures`, body('100.00', 'c1'))).json.id;
    await ask(`captures/${captured}/refunds`, body('60.00', 'f1'));
    expect(await undo('c1')).toBe('NOT_VOIDABLE');
    expect(await undo('f1')).toBe('VOIDED');
    expect((await ledger()).payments).toMatchObject([{ refunded: '0.00' }]);
    expect(await outcome(`captures/${captured}/refunds`, body('100.00', 'f2'))).toBe('PENDING');
    expect(await undo('never')).toBe('MISSING_AUTH');
  });
});

describe('ordered faults', () => {
  it('[F39] 500 after the work was done: the entry is in the ledger', async () => {
    const id = await authorised();
    await order({ operation: 'capture', httpAfter: 500 });
    expect((await ask(`payments/${id}/captures`, body('10.00', 'c1'))).status).toBe(500);
    expect((await ledger()).payments).toMatchObject([{ captured: '10.00' }]);
    await order({ operation: 'capture', http: 500 });
    expect((await ask(`payments/${id}/captures`, body('10.00', 'c2'))).status).toBe(500);
    expect((await ledger()).payments).toMatchObject([{ captured: '10.00' }]);
  });

  it.each(['authorise', 'capture', 'reverse', 'refund', 'void'])(
    '[F39] %s can be refused for a reason',
    async (operation) => {
      const id = await authorised();
      const captured = (await ask(`payments/${id}/captures`, body('10.00', 'c1'))).json.id;
      await order({ operation, http: 400, reason: 'PROCESSOR_UNAVAILABLE' });
      const paths: Record<string, string> = {
        authorise: 'payments',
        capture: `payments/${id}/captures`,
        reverse: `payments/${id}/reversals`,
        refund: `captures/${captured}/refunds`,
        void: 'voids',
      };
      const given =
        operation === 'authorise'
          ? authorisation(await transientToken(sandbox.url, '4111111111111111'))
          : body('10.00', 'x1');
      const before = await ledger();
      expect(await outcome(paths[operation] ?? '', given)).toBe('PROCESSOR_UNAVAILABLE');
      expect(await ledger()).toEqual(before);
    },
  );

  it('[F39] a capture can be declined, and nothing is taken', async () => {
    const id = await authorised();
    await order({ operation: 'capture', status: 'DECLINED' });
    expect(await outcome(`payments/${id}/captures`, body('10.00', 'c1'))).toBe('DECLINED');
    expect((await ledger()).payments).toMatchObject([{ held: '100.00', captured: '0.00' }]);
  });
});
