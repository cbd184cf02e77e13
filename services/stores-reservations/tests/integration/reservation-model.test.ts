import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelReservation, confirmReservation } from '../../src/use-cases/move-reservation.ts';
import { placeReservation } from '../../src/use-cases/place-reservation.ts';
import { serveReservation } from '../../src/use-cases/serve-reservation.ts';
import type { Service } from '../../src/use-cases/serve-reservation.ts';
import { sweepReservations } from '../../src/use-cases/sweep-reservations.ts';
import { countPieces, publishProduct } from './support/pieces.ts';
import { randomOf } from './support/random.ts';
import { startStores, type TestStores } from './support/stores.ts';

const HISTORIES = 1_000;
const STEPS = 8;
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-23T10:00:00Z');

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
afterAll(() => service.stop());

type Kept = 'asked' | 'waits' | 'aside' | 'sold' | 'missing' | 'free';

/** What a person would keep of a shelf on paper: no clock but the day, no SQL. Leeds opens every day until 5.30pm, on Sunday until 4pm. */
class Paper {
  readonly slips: {
    id: string;
    number: string;
    kept: Kept;
    until: number;
    extended: boolean;
    closed: number;
  }[] = [];
  onHand = 0;
  counted = START;
  now = START;

  /** Pieces that nobody else may have. */
  taken = () => this.slips.filter(({ kept }) => kept !== 'free').length;

  end(): void {
    for (const slip of this.slips)
      if (['asked', 'waits', 'aside'].includes(slip.kept) && slip.until <= this.now) slip.kept = 'free';
  }

  count(onHand: number): void {
    this.onHand = onHand;
    this.counted = this.now;
    for (const slip of this.slips)
      if ((slip.kept === 'sold' || slip.kept === 'missing') && slip.closed < this.now) slip.kept = 'free';
  }

  /** The close of the n-th day after the one of the moment; in November a day in London is one of UTC. */
  close(moment: number, n: number): number {
    const day = new Date(moment);
    day.setUTCHours(17, 30, 0, 0);
    day.setUTCDate(day.getUTCDate() + n);
    if (day.getUTCDay() === 0) day.setUTCHours(16, 0);
    return day.getTime();
  }
}

const STATES: Readonly<Record<Kept, readonly string[]>> = {
  asked: ['NEW'],
  waits: ['NEW'],
  aside: ['ACCEPTED'],
  sold: ['COMPLETED'],
  missing: ['DECLINED'],
  free: ['CANCELLED', 'DECLINED', 'COMPLETED'],
};

async function live(seed: number): Promise<void> {
  const below = randomOf(seed);
  const sku = `9${String(seed).padStart(6, '0')}`;
  const paper = new Paper();
  const product = `0199c0de-0000-7000-8000-${String(seed).padStart(12, '0')}`;
  const setTime = async (to: number) => {
    paper.now = to;
    await service.setClock(new Date(to).toISOString());
  };
  await setTime(START);
  await publishProduct(service, { id: product, key: sku, skus: { [sku]: 0 }, version: 1n });
  const count = async (pieces: number) => {
    await countPieces(service, 'bb-leeds', sku, pieces);
    paper.count(pieces);
  };
  await count(1 + below(3));
  let people = 0;

  const place = async (isCustomer: boolean) => {
    people += 1;
    const owner = `${isCustomer ? 'c' : 'a'}:${seed}-${people}`;
    const caller = { site: 'beaverbrooks', owner, session: owner, network: owner, ipAddress: '' } as const;
    const email = `m${seed}.${people}@example.com`;
    const contact = { firstName: 'Ada', lastName: 'Byron', email, phone: '07700900123' };
    const placed = await placeReservation(service.ports, caller, { storeKey: 'bb-leeds', sku, contact });
    paper.end();
    // What was not counted for 36 hours is not promised.
    const isThere = paper.taken() < paper.onHand && paper.now < paper.counted + 36 * HOUR_MS;
    expect(placed.type).toBe(isThere ? 'ReservationPlaced' : 'PieceNotInStoreError');
    if (placed.type !== 'ReservationPlaced') return;
    const { id, number } = placed.reservation;
    const until = isCustomer ? paper.close(paper.now, 1) : paper.now + HOUR_MS / 4;
    paper.slips.push({ id, number, kept: isCustomer ? 'waits' : 'asked', until, extended: false, closed: 0 });
  };

  const visit = async (what: 'confirm' | 'cancel') => {
    const slip = paper.slips[below(paper.slips.length)]!;
    const token = service.ports.reservationLinks.make({ id: slip.id, epoch: 0 });
    const caller = { site: 'beaverbrooks', owner: 'a:x', session: 'x', network: 'x', ipAddress: '' } as const;
    paper.end();
    const stood = slip.kept;
    const done =
      what === 'confirm'
        ? await confirmReservation(service.ports, caller, token)
        : await cancelReservation(service.ports, caller, { token });
    if (done.type !== 'Reservation') return;
    if (what === 'cancel') slip.kept = 'free';
    else if (stood === 'asked') Object.assign(slip, { kept: 'waits', until: paper.close(paper.now, 1) });
  };

  const serve = async (what: Service, from: Kept, then: (slip: Paper['slips'][number]) => void) => {
    const slip = paper.slips[below(paper.slips.length)]!;
    paper.end();
    const isRight =
      (slip.kept === from || (what.kind === 'release' && slip.kept === 'waits')) &&
      !(what.kind === 'extend' && slip.extended);
    const served = await serveReservation(
      { ...service.ports, newCollectionCode: () => '0000' },
      slip.number,
      what,
      'Grace',
    );
    expect([what.kind, slip.kept, served.outcome]).toEqual([
      what.kind,
      slip.kept,
      isRight ? 'served' : 'refused',
    ]);
    if (isRight) then(slip);
  };

  for (let step = 0; step < STEPS; step++) {
    await setTime(paper.now + below(9) * HOUR_MS + below(60) * 60_000 + 1_000);
    const turn = paper.slips.length === 0 ? below(3) : below(13);
    if (turn < 3) await place(turn > 0);
    else if (turn === 3) await visit('confirm');
    else if (turn === 4) await visit('cancel');
    else if (turn === 5) await count(below(4));
    else if (turn === 6) await sweepReservations(service.ports);
    else if (turn === 7 || turn === 8)
      await serve({ kind: 'accept' }, 'waits', (slip) =>
        Object.assign(slip, { kept: 'aside', until: paper.close(paper.now, 2) }),
      );
    else if (turn === 9)
      await serve({ kind: 'decline', reason: 'NOT_FOUND' }, 'waits', (slip) =>
        Object.assign(slip, { kept: 'missing', closed: paper.now }),
      );
    else if (turn === 10)
      await serve({ kind: 'extend' }, 'aside', (slip) =>
        Object.assign(slip, { until: paper.close(slip.until, 2), extended: true }),
      );
    else if (turn === 11)
      await serve({ kind: 'release', reason: 'NOT_WANTED' }, 'aside', (slip) =>
        Object.assign(slip, { kept: 'free' }),
      );
    else
      await serve({ kind: 'hand-over', receipt: 'T', code: null }, 'aside', (slip) =>
        Object.assign(slip, { kept: 'sold', closed: paper.now }),
      );
  }
  // A sweep deals with twenty, and those of histories before may be due as well.
  while ((await sweepReservations(service.ports)) > 0);
  paper.end();
  const { rows } = await service.pool.query<{ number: string; state: string; occupies: boolean }>(
    'SELECT number, state, occupies FROM reservation WHERE sku = $1',
    [sku],
  );
  for (const { number, state, occupies } of rows) {
    const { kept } = paper.slips.find((slip) => slip.number === number)!;
    expect([number, STATES[kept].includes(state), occupies]).toEqual([number, true, kept !== 'free']);
  }
  await service.pool.query('DELETE FROM later_work');
}

describe('reservations against a shelf kept on paper', () => {
  it(`[EU-10] [MU-16] agree in every answer of ${HISTORIES} histories`, async () => {
    const first = Number(process.env['MODEL_SEED'] ?? 1);
    for (let seed = first; seed < first + HISTORIES; seed++) {
      await live(seed).catch((cause: unknown) => {
        throw new Error(`MODEL_SEED=${seed}: ${(cause as Error).message}`, { cause });
      });
    }
  }, 600_000);
});
