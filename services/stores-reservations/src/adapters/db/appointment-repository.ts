import { lockKeys } from '@loupe/database/advisory-lock';
import type { Standing } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { Appointment, AppointmentState } from '../../domain/appointment/appointment.ts';
import type { BookedCounts, DiaryRow } from '../../use-cases/ports/appointments.ts';
import type { Act } from '../../use-cases/ports/reservations.ts';
import * as statements from './appointment-statements.ts';
import { prismaOn } from './prisma-client.ts';
import { LOCK_PERSON } from './reservation-statements.ts';

/** Times that visitors have booked in stores. */
export function appointmentRepository(tx: Tx) {
  const one = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;
  return {
    /** Another count of what this person has waits until the transaction ends. */
    async lockPerson(who: string): Promise<void> {
      await tx.query(LOCK_PERSON, lockKeys('person', who));
    },

    async insert(made: Appointment): Promise<void> {
      await prismaOn(tx).appointment.createMany({ data: made });
    },

    /** Stores what a move leaves. @returns false when somebody else has moved it */
    async move({ id, state, version }: Standing<AppointmentState>, to: Appointment): Promise<boolean> {
      const data = {
        state: to.state,
        reason: to.reason,
        version: { increment: 1 },
        sequence: to.sequence,
        startsAt: to.startsAt,
        endsAt: to.endsAt,
        closedAt: to.closedAt,
        dueAt: to.dueAt,
        storeMessage: to.storeMessage,
      };
      return (await prismaOn(tx).appointment.updateMany({ where: { id, state, version }, data })).count > 0;
    },

    /** @returns the appointment; null when it has a link, or is not booked any more */
    setVideo: (id: string, url: string): Promise<Appointment | null> =>
      one(tx.query(statements.SET_VIDEO, [id, url])),

    async record(
      { id, version, state, reason, startsAt }: Appointment,
      { act, actor, at }: Act,
    ): Promise<void> {
      const data = { appointmentId: id, version, act, actor, state, reason, startsAt, doneAt: at };
      await prismaOn(tx).appointmentAct.createMany({ data });
    },

    find: (id: string): Promise<Appointment | null> => one(tx.query(statements.FIND_APPOINTMENT, [id])),

    findByNumber: (number: string): Promise<Appointment | null> =>
      one(tx.query(statements.FIND_APPOINTMENT_BY_NUMBER, [number])),

    ofOwner: (site: Site, owner: string, limit: number): Promise<Appointment[]> =>
      tx.query(statements.APPOINTMENTS_OF_OWNER, [site, owner, limit]),

    counts: async ({
      site,
      owner,
      email,
    }: Pick<Appointment, 'site' | 'owner' | 'email'>): Promise<BookedCounts> =>
      (await one(tx.query(statements.BOOKED_COUNTS, [site, owner, email])))!,

    same: (
      made: Pick<Appointment, 'site' | 'owner' | 'storeId' | 'serviceKey' | 'startsAt'>,
    ): Promise<Appointment | null> => {
      const { site, owner, storeId, serviceKey, startsAt } = made;
      return one(tx.query(statements.SAME_APPOINTMENT, [site, owner, storeId, serviceKey, startsAt]));
    },

    /** Those whose reminder is due, longest first. No other caller gets them until the lease ends. */
    leaseDue: (limit: number, seconds: number): Promise<(Appointment & { now: Date })[]> =>
      tx.query(statements.LEASE_APPOINTMENTS, [limit, seconds]),

    /** @returns false when somebody has moved it meanwhile */
    remindAgainAt: async (
      { id, version }: Pick<Appointment, 'id' | 'version'>,
      at: Date | null,
    ): Promise<boolean> => {
      const where = { id, version, state: 'BOOKED' };
      return (await prismaOn(tx).appointment.updateMany({ where, data: { dueAt: at } })).count > 0;
    },

    /** What is to come in a store, and what was today. */
    board: (storeId: string): Promise<DiaryRow[]> => tx.query(statements.DIARY_BOARD, [storeId]),

    /** @returns of how many it was forgotten who came */
    forget: async (keep: string, limit: number): Promise<number> =>
      (await tx.query(statements.FORGET_APPOINTMENTS, [keep, limit])).length,
  };
}
