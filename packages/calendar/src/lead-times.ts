import type { Nation } from './nations.ts';

/** What an arrival date is computed from. */
export interface LeadTime {
  /** The nation whose bank holidays are not working days where the order is packed. */
  readonly nation: Nation;
  /** HH:mm in London: an order made before it on a working day is packed that day, a later one on the next working day. */
  readonly cutOff: string;
  /** Weekdays with another cut-off, Monday 0 to Friday 4. */
  readonly cutOffOn?: Readonly<Partial<Record<number, string>>>;
  /** From the day an order is packed to the day it arrives, both counted. At least 1. */
  readonly workingDays: number;
  /** Working days that a piece is made, sized or engraved before it can be packed. */
  readonly preparation?: number;
  /** On which days the courier delivers. Absent: on the working days of `nation`. */
  readonly delivers?: DeliveryDays;
}

export interface DeliveryDays {
  /** The nation of the address, whose bank holidays are not delivery days. */
  readonly nation: Nation;
  /** Whether Saturdays are delivery days, too. */
  readonly saturdays: boolean;
}

/** Midnight, so that no order is packed on the day it is made. */
export const CUT_OFF = '00:00';

/** The standard courier to any home address on the mainland of England. */
export const COURIER = { nation: 'england', cutOff: CUT_OFF, workingDays: 3 } as const satisfies LeadTime;
