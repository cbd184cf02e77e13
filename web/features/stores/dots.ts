/** A store on the map. */
export type Dot = {
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
  readonly key: string;
  readonly name: string;
  readonly url: string;
};
type Point = { readonly latitude: number; readonly longitude: number };

/** Bounds of the map in degrees: from the Scillies to Orkney, from Fermanagh to Lowestoft. */
const [SOUTH, NORTH, WEST, EAST] = [49.9, 58.4, -7.6, 2.1] as const;
/** Length of a degree of longitude relative to one of latitude, at the middle of the map. */
const LONGITUDE_SCALE = Math.cos((54.2 * Math.PI) / 180);
const SCALE = 52;

export const WIDTH = Math.round((EAST - WEST) * LONGITUDE_SCALE * SCALE);
export const HEIGHT = Math.round((NORTH - SOUTH) * SCALE);
export const PARALLELS = [50, 52, 54, 56, 58] as const;

const inTenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Pixels from the top of the map. */
export const heightOf = (latitude: number): number => inTenths((NORTH - latitude) * SCALE);

/** Pixels from the left and the top of the map. */
export const positionOf = ({ latitude, longitude }: Point): { x: number; y: number } => ({
  x: inTenths((longitude - WEST) * LONGITUDE_SCALE * SCALE),
  y: heightOf(latitude),
});

/** From north to south. @param lit keys of the page's stores; all are highlighted when there are none */
export function dotsOf(
  stores: readonly {
    readonly key: string;
    readonly name: string;
    readonly url: string;
    readonly geoPoint: Point;
  }[],
  lit: ReadonlySet<string>,
): Dot[] {
  return stores
    .map(({ key, name, url, geoPoint }) => ({
      key,
      name,
      url,
      ...positionOf(geoPoint),
      lit: lit.size === 0 || lit.has(key),
    }))
    .sort((one, other) => one.y - other.y);
}
