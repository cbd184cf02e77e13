import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** Decimal degrees, WGS 84. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The Earth's mean radius (IUGG) in metres. The haversine formula assumes a sphere: an error of at most 0.5 %. */
const RADIUS_METRES = 6_371_008.8;
const METRES_PER_MILE = 1609.344;

/** Distance along the surface, in metres. */
export function metresBetween(from: GeoPoint, to: GeoPoint): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const latitude = Math.sin((north - south) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const haversine = latitude + Math.cos(south) * Math.cos(north) * longitude;
  return 2 * RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** CO-08: miles of 1609.344 m, to one decimal, half up. */
export function milesOf(metres: number): number {
  return Math.round((metres / METRES_PER_MILE) * 10) / 10;
}

/** @throws InvalidFieldError for coordinates out of range */
export function requireOnEarth({ latitude, longitude }: GeoPoint): GeoPoint {
  if (!(Math.abs(latitude) <= 90)) {
    throw new InvalidFieldError('position.latitude', 'A latitude lies between -90 and 90 degrees.');
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new InvalidFieldError('position.longitude', 'A longitude lies between -180 and 180 degrees.');
  }
  return { latitude, longitude };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
