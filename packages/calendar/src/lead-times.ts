import type { Nation } from './nations.ts';

/** What an arrival date is computed from. */
export interface LeadTime {
  /** The nation whose bank holidays are not working days. */
  readonly nation: Nation;
  /** HH:mm in London: an order made before it on a working day is packed that day, a later one on the next working day. */
  readonly cutOff: string;
  /** From the day an order is packed to the day it arrives, both counted. At least 1. */
  readonly workingDays: number;
}

/** Midnight, so that no order is packed on the day it is made. */
export const CUT_OFF = '00:00';

/** Courier to any home address in the United Kingdom. */
export const COURIER = { nation: 'england', cutOff: CUT_OFF, workingDays: 3 } as const satisfies LeadTime;
