import * as z from 'zod/mini';
import type { OptionalCategory } from '../consent/categories.ts';

/** An event of the plan: exactly these fields, nothing else. */
export type PlannedEvent<Shape extends z.core.$ZodShape> = {
  /** The sentence of docs/analytics.md. */
  readonly when: string;
  /** What a visitor must have agreed to, when it happens and when it is sent. */
  readonly consent: OptionalCategory;
  readonly personalData: 'none';
  readonly params: z.ZodMiniObject<Shape, z.core.$strict>;
  readonly meanings: Readonly<Record<keyof Shape, string>>;
  /** Titles of journeys in web/e2e (measured*.spec.ts, looked-at.spec.ts, tags.spec.ts): one that sends it, and one that must not. */
  readonly sentIn: string;
  readonly notSentIn: string;
};

export const event = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  planned: Omit<PlannedEvent<Shape>, 'params' | 'personalData'>,
): PlannedEvent<Shape> => ({ ...planned, personalData: 'none', params: z.strictObject(shape) });
