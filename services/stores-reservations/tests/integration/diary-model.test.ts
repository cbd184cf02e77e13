import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookAppointment } from '../../src/use-cases/book-appointment.ts';
import { cancelAppointment, moveAppointment } from '../../src/use-cases/change-appointment.ts';
import { findAppointmentTimes } from '../../src/use-cases/find-appointment-times.ts';
import { openDiary, SERVICE } from './support/appointments.ts';
import { randomOf } from './support/random.ts';
import { SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';
import { teamOf } from './support/team.ts';

/** Each one as the numbers of its seed. DIARY_HISTORIES=1000 runs the whole; the gate runs a short portion. */
const HISTORIES = Number(process.env['DIARY_HISTORIES'] ?? 30);
const STEPS = 10;
/** More than one takes on a machine that is busy. */
const HISTORY_MS = 10_000;
const DAY = '2026-11-23';
const OPENING = Date.parse(`${DAY}T09:30:00Z`);
const MINUTE_MS = 60_000;
/** In Leeds an hour begins each half hour from 9.30am to 4.30pm on a Monday; a quarter of an hour after it stays free. */
const SLOTS = 15;
const TAKEN_MINUTES = 75;

let service: TestStores;
beforeAll(async () => {
  service = await startStores();
});
afterAll(() => service.stop());

const at = (slot: number) => new Date(OPENING + slot * 30 * MINUTE_MS);

interface Line {
  readonly number: string;
  readonly owner: string;
  slot: number;
}

/** The diary of a store on paper: one room, so that two hours never overlap, and stretches that the team crossed out. */
class Paper {
  lines: Line[] = [];
  crossed: { ids: readonly number[]; from: number; until: number }[] = [];

  isCrossed = (slot: number) =>
    this.crossed.some(({ from, until }) => slot * 30 < until * 30 && slot * 30 + TAKEN_MINUTES > from * 30);

  isFree = (slot: number, own?: Line) =>
    slot >= 0 &&
    slot < SLOTS &&
    !this.isCrossed(slot) &&
    this.lines.every((line) => line === own || Math.abs(line.slot - slot) * 30 >= TAKEN_MINUTES);

  /** Lines that a new stretch would cross, and that none has crossed yet. */
  newlyCrossed = (from: number, until: number) =>
    this.lines.filter(
      ({ slot }) => !this.isCrossed(slot) && slot * 30 < until * 30 && slot * 30 + TAKEN_MINUTES > from * 30,
    ).length;
}

const UNCOUNTED = { type: 'Counted', windows: [], hits: new Map<string, number>() } as const;
const CONTACT = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '07700900123' };
const callerOf = (owner: string) =>
  ({ site: 'beaverbrooks', session: owner, network: 'n', ipAddress: '', owner }) as const;

/** Does one thing, and compares its answer with the paper's. */
async function step(paper: Paper, random: (limit: number) => number, owner: string): Promise<void> {
  const limits = { ...service.ports.limits, count: async () => UNCOUNTED };
  const ports = { ...service.ports, limits };
  const team = teamOf(service);
  const slot = random(SLOTS + 1);
  const line = paper.lines[random(Math.max(paper.lines.length, 1))];
  const what = random(8);
  if (what < 3 || line === undefined) {
    const wanted = { storeKey: 'bb-leeds', serviceKey: SERVICE, contact: CONTACT };
    const startsAt = at(slot).toISOString();
    const booked = await bookAppointment(ports, callerOf(owner), { ...wanted, startsAt });
    expect(booked.type === 'AppointmentBooked').toBe(paper.isFree(slot));
    if (booked.type === 'AppointmentBooked')
      paper.lines.push({ number: booked.appointment.number, owner, slot });
  } else if (what === 3) {
    const asked = { appointmentNumber: line.number, startsAt: at(slot).toISOString() };
    const moved = await moveAppointment(ports, callerOf(line.owner), asked);
    const isKept = slot === line.slot || paper.isFree(slot, line);
    expect(moved.type === 'Appointment').toBe(isKept);
    if (isKept) line.slot = slot;
  } else if (what === 4) {
    const isOurs = random(2) === 0;
    const message = 'Why';
    if (isOurs) await cancelAppointment(ports, callerOf(line.owner), { appointmentNumber: line.number });
    else expect((await team.serve(line.number, { kind: 'cancel', message })).outcome).toBe('served');
    paper.lines = paper.lines.filter((each) => each !== line);
  } else if (what === 5) {
    const served = await team.serve(line.number, { kind: 'reassign' });
    expect(served.outcome === 'served').toBe(paper.isFree(line.slot, line));
  } else if (what === 6) {
    const until = slot + 1 + random(4);
    const isConfirmed = random(2) === 0;
    const made = await team.block('all', at(slot).toISOString(), at(until).toISOString(), isConfirmed);
    const crossed = paper.newlyCrossed(slot, until);
    if (made.outcome === 'unknown') throw new Error(made.what);
    expect([made.outcome, made.affected.length]).toEqual([
      isConfirmed || crossed === 0 ? 'changed' : 'affects',
      crossed,
    ]);
    if (made.outcome === 'changed') paper.crossed.push({ ids: made.blocks, from: slot, until });
  } else {
    const [ended, ...others] = paper.crossed;
    for (const block of ended?.ids ?? []) await team.change({ kind: 'unblock', block });
    paper.crossed = others;
  }
}

describe('a diary and one on paper', () => {
  it(
    `[RT-14] agree in every answer and every list of ${HISTORIES} histories`,
    async () => {
      const first = Number(process.env['MODEL_SEED'] ?? 1);
      await service.setClock(SATURDAY_NOON);
      for (let seed = first; seed < first + HISTORIES; seed++) {
        await openDiary(service);
        const paper = new Paper();
        const random = randomOf(seed);
        for (let n = 0; n < STEPS; n++) await step(paper, random, `a:${seed}-${n}`);
        const asked = { storeKey: 'bb-leeds', serviceKey: SERVICE, from: DAY, days: 1 };
        const shown = await findAppointmentTimes(service.ports, callerOf('a:reader'), asked, service.clock());
        const listed = shown!.days.filter(({ date }) => date === DAY).flatMap(({ times }) => times);
        const free = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => paper.isFree(slot));
        expect([seed, listed.map(({ startsAt }) => startsAt)]).toEqual([seed, free.map(at)]);
        const { rows } = await service.pool.query<{ n: number }>(
          'SELECT count(*)::int AS n FROM diary_claim WHERE appointment_id IS NOT NULL',
        );
        expect([seed, rows[0]!.n]).toEqual([seed, 2 * paper.lines.length]);
      }
    },
    HISTORY_MS * HISTORIES,
  );
});
