import { daysAfter } from '@loupe/calendar/days';
import { londonDate, londonInstant } from '@loupe/calendar/london';
import { SITES } from '@loupe/contracts/sites';
import { compare, differs } from '../domain/counts/compared.ts';
import type { Amount, Comparison } from '../domain/counts/compared.ts';

export interface CheckCountsPorts {
  readonly countChecks: {
    /** The database's clock, and the days whose last comparison found no difference, or some. */
    compared(): Promise<{
      readonly now: Date;
      readonly agreed: readonly string[];
      readonly differing: readonly string[];
    }>;
    counted(day: string, from: Date, until: Date): Promise<Amount[]>;
    /** By the orders, cancellations and returns themselves. */
    booked(from: Date, until: Date): Promise<Amount[]>;
    save(day: string, comparisons: readonly Comparison[]): Promise<void>;
  };
  readonly payments: {
    /** Pence by the ledger, by shop. */
    sumRefunds(from: Date, until: Date): Promise<ReadonlyMap<string, number>>;
  };
  readonly log: (about: object, message: string) => void;
}

/** A day that was not compared is, until so many others have ended; one that differed is until it agrees. */
const DAYS_BACK = 7;
/** What happened at the end of a day has been counted by then. */
const AFTER_MIDNIGHT_MS = 15 * 60_000;

/**
 * Compares what was counted on the days that have ended in London with the orders and the ledger.
 * @returns the number of figures that differ
 */
export async function checkCounts(ports: CheckCountsPorts): Promise<number> {
  const { now, agreed, differing: open } = await ports.countChecks.compared();
  const today = londonDate(new Date(now.getTime() - AFTER_MIDNIGHT_MS));
  const last = Array.from({ length: DAYS_BACK }, (_, index) => daysAfter(today, index - DAYS_BACK));
  const days = new Set([...open, ...last.filter((day) => !agreed.includes(day))]);
  let differing = 0;
  for (const day of days) differing += await checkDay(ports, day);
  return differing;
}

async function checkDay({ countChecks, payments, log }: CheckCountsPorts, day: string): Promise<number> {
  const [from, until] = [londonInstant(day, '00:00'), londonInstant(daysAfter(day, 1), '00:00')];
  const refunds = await payments.sumRefunds(from, until);
  const booked = await countChecks.booked(from, until);
  for (const [site, amount] of refunds) booked.push({ site, figure: 'refunded', amount });
  const comparisons = compare(SITES, await countChecks.counted(day, from, until), booked);
  await countChecks.save(day, comparisons);
  const different = comparisons.filter(differs);
  for (const one of different) log({ day, ...one }, 'counts differ from the books');
  return different.length;
}
