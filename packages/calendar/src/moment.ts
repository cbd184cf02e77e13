import { Temporal } from 'temporal-polyfill';

/**
 * A moment that a person typed, ISO 8601 with its zone or offset, as 2026-12-26T09:00:00Z.
 * @returns null for any other text, a day that its month does not have, and a time without a zone
 */
export function readMoment(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
