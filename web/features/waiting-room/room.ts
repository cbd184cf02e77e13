import type { SiteKey } from '../../lib/sites.ts';

/** The waiting room of a drop, as an operator opened it. Times in milliseconds since the epoch. */
export type RoomRules = {
  /** The operator's name for it, never used twice. */
  readonly code: string;
  readonly site: SiteKey;
  /** Paths behind it, with everything below them; `/` stands for the whole shop. */
  readonly prefixes: readonly string[];
  /** Until then its pages are open; from then on visitors gather for the draw. */
  readonly gathersAt: number;
  readonly opensAt: number;
  /** Turns in any 60 seconds. */
  readonly perMinute: number;
  /** Visitors inside, and those whose turn has come. */
  readonly atOnce: number;
  readonly holdSeconds: number;
  /** How long a visitor may take to enter once it is their turn. */
  readonly claimSeconds: number;
};

/** A room with the counters by which every place is judged without a statement of its own. */
export type Room = RoomRules & {
  /** Whether all who gathered have their numbers. */
  readonly isDrawn: boolean;
  /** The last number that is promised: those who gathered have theirs once the draw has ended. */
  readonly joined: number;
  /** The last number whose turn has come. */
  readonly called: number;
  /** Turns in the last five minutes, or since the opening. */
  readonly recentTurns: number;
  readonly recentSeconds: number;
};
