import type { PlacementState } from './transitions.ts';

/** A placement in progress long after all its deadlines. */
export interface StuckPlacement {
  readonly id: string;
  readonly orderNumber: string;
  readonly site: string;
  /** The states in which a placement in progress is stored. */
  readonly state: Exclude<PlacementState, 'started' | 'reserved' | 'placed' | 'released'>;
  readonly createdAt: Date;
  /** When the sweeper tries again. */
  readonly dueAt: Date | null;
  /** Pieces of stock that it holds. */
  readonly pieces: number;
}
