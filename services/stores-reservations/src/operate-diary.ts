import { randomInt, randomUUIDv7 } from 'node:crypto';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { isConflict } from '@loupe/database/conflict';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { storeRepository } from './adapters/db/store-repository.ts';
import { teamRepository } from './adapters/db/team-repository.ts';
import { newAppointmentNumber } from './domain/reservation/new-number.ts';
import type { DiaryCommand } from './operator/read-diary-command.ts';
import {
  appointmentServedInWords,
  bookedInWords,
  changedInWords,
  misfitsInWords,
  teamInWords,
} from './operator/say-team.ts';
import { appointmentWriters, publishStore } from './ports.ts';
import { bookForVisitor } from './use-cases/book-for-visitor.ts';
import { changeDiary, misfitsOf } from './use-cases/change-diary.ts';
import type { VideoOffer } from './use-cases/ports/diary.ts';
import { serveAppointment } from './use-cases/serve-appointment.ts';
import { ClaimRefusedError } from './use-cases/take-time.ts';

interface Answer {
  readonly text: string;
  readonly ok: boolean;
}

const portsOf = (pool: pg.Pool) => ({
  ...appointmentWriters,
  publishStore,
  transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work),
  storesIn: storeRepository,
  newId: () => randomUUIDv7() as string,
  newAppointmentNumber: () => newAppointmentNumber(randomInt),
});

/** Does what one member of a store's team entered about its diary. What loses a race is told so. */
export async function operateDiary(pool: pg.Pool, command: DiaryCommand, offer: VideoOffer): Promise<Answer> {
  try {
    return await operate(pool, command, offer);
  } catch (error) {
    if (error instanceof InvalidFieldError) return { text: `${error.field}: ${error.message}`, ok: false };
    if (!(error instanceof ClaimRefusedError) && !isConflict(error)) throw error;
    return { text: 'Somebody else has just changed it: look at the diary.', ok: false };
  }
}

async function operate(pool: pg.Pool, command: DiaryCommand, { offersVideo }: VideoOffer): Promise<Answer> {
  const ports = portsOf(pool);
  switch (command.kind) {
    case 'team': {
      const team = teamRepository(poolTx(pool));
      const store = await team.storeOfKey(command.store);
      if (store === null) return { text: `There is no store ${command.store}.`, ok: false };
      return { text: teamInWords(await team.members(store.id), await team.blocks(store.id)), ok: true };
    }
    case 'book': {
      const booked = await bookForVisitor({ ...ports, offersVideo }, command.visitor, command.by);
      return { text: bookedInWords(booked), ok: booked.outcome === 'booked' };
    }
    case 'appointment': {
      const served = await serveAppointment(ports, command.number, command.service, command.by);
      return { text: appointmentServedInWords(command.number, served), ok: served.outcome === 'served' };
    }
    case 'change': {
      const changed = await changeDiary(ports, command.store, command.change, command);
      return { text: changedInWords(changed), ok: changed.outcome === 'changed' };
    }
  }
}

/** For the end of a store's diary: what is booked in it and cannot be kept. */
export async function misfitsInDiary(pool: pg.Pool, storeKey: string): Promise<string> {
  const tx = poolTx(pool);
  const found = await teamRepository(tx).storeOfKey(storeKey);
  const store = found === null ? null : await storeRepository(tx).byKey(found.site, storeKey);
  return store === null ? '' : misfitsInWords(await misfitsOf(portsOf(pool), tx, store));
}
