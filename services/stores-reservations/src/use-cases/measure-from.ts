import { visible } from '@loupe/contact/visible';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { requireOnEarth, type GeoPoint } from '../domain/place/geo-point.ts';
import type { Place } from '../domain/place/gazetteer.ts';
import { PlaceNotFoundError } from '../domain/place/place-not-found-error.ts';

export interface Places {
  /** @returns null for a place that is not known */
  find(text: string): Place | null;
  suggestions(text: string): readonly string[];
}

/** The shopper's location; at most one of the two. */
export interface Whereabouts {
  readonly place?: string | null;
  readonly position?: GeoPoint | null;
}

export interface Origin {
  readonly point: GeoPoint;
  /** Null for a position. */
  readonly place: string | null;
}

const LONGEST_PLACE = 60;

/**
 * The point distances are measured from; null when neither is given.
 * @throws InvalidFieldError; PlaceNotFoundError for a place that is not in the gazetteer
 */
export function measureFrom({ place, position }: Whereabouts, places: Places): Origin | null {
  if (place != null && position != null) {
    throw new InvalidFieldError('place', 'Give a place or a position, not both.');
  }
  if (position != null) return { point: requireOnEarth(position), place: null };
  if (place == null) return null;
  const text = visible(place).trim();
  if (text === '') throw new InvalidFieldError('place', 'Enter a town or a postcode.');
  if (text.length > LONGEST_PLACE || /\p{Cc}/u.test(text)) {
    throw new InvalidFieldError('place', `A place has at most ${LONGEST_PLACE} characters.`);
  }
  const found = places.find(text);
  if (found === null) throw new PlaceNotFoundError(text, places.suggestions(text));
  return { point: found.point, place: found.name };
}

/** @throws InvalidFieldError unless it is a whole number from 1 */
export function requireLimit(limit: number, most: number): number {
  if (limit < 1 || limit > most) {
    throw new InvalidFieldError('limit', `The limit is a whole number from 1 to ${most}.`);
  }
  return limit;
}
