import { InvalidImageRequestError } from './invalid-image-request.ts';
import type { Master } from './masters.ts';

/** A master is divided into as many columns and rows, so that crops and points of interest are few. */
const CELLS = 4;

/** Edges in cells of the grid, 0 to CELLS: `left < right`, `top < bottom`. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On the lines of the grid, 0 to CELLS. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Part of a master, in its pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PERCENT = String.raw`\{(\d{1,3}(?:\.\d{1,4})?)%\}`;
const CROP = new RegExp(`^${[PERCENT, PERCENT, PERCENT, PERCENT].join(',')}$`);
const SHARE = String.raw`([01]|0?\.\d{1,6}|1\.0{1,6})`;
const POINT = new RegExp(`^${SHARE},${SHARE}(?:,${SHARE},${SHARE})?$`);

/**
 * Amplience's `crop={x%},{y%},{w%},{h%}`, grown to the lines of the grid.
 * @returns null when it is the whole picture
 * @throws InvalidImageRequestError
 */
export function cropOf(text: string | null): Crop | null {
  if (text === null) return null;
  const [x = 0, y = 0, width = 0, height = 0] = CROP.exec(text)?.slice(1).map(Number) ?? [];
  if (width === 0 || height === 0 || x + width > 100 || y + height > 100)
    throw new InvalidImageRequestError('crop must be {x%},{y%},{w%},{h%} within the picture.');
  const crop = {
    left: Math.floor((x / 100) * CELLS),
    top: Math.floor((y / 100) * CELLS),
    right: Math.ceil(((x + width) / 100) * CELLS),
    bottom: Math.ceil(((y + height) / 100) * CELLS),
  };
  const isWhole = crop.right - crop.left === CELLS && crop.bottom - crop.top === CELLS;
  return isWhole ? null : crop;
}

/**
 * Amplience's `poi=x,y` or `poi=x,y,w,h` in shares of the picture (of an area, its middle), on the nearest lines of
 * the grid. @returns null without one: the middle @throws InvalidImageRequestError
 */
export function pointOf(text: string | null): Point | null {
  if (text === null) return null;
  const match = POINT.exec(text);
  if (!match) throw new InvalidImageRequestError('poi must be x,y or x,y,w,h, each from 0 to 1.');
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map((share) => Number(share ?? 0));
  const onGrid = (share: number) => Math.round(Math.min(1, share) * CELLS);
  return { x: onGrid(x + width / 2), y: onGrid(y + height / 2) };
}

/** The part of a master that a request shows; `square`: as near to the point of interest as it fits. */
export function regionOf(
  master: Pick<Master, 'width' | 'height'>,
  { crop, poi, square }: { crop: Crop | null; poi: Point | null; square: boolean },
): Region {
  const area = cropped(master, crop);
  if (!square) return area;
  const side = Math.min(area.width, area.height);
  const centre = poi
    ? { x: (poi.x / CELLS) * master.width, y: (poi.y / CELLS) * master.height }
    : { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  return {
    left: within(centre.x - side / 2, area.left, area.left + area.width - side),
    top: within(centre.y - side / 2, area.top, area.top + area.height - side),
    width: side,
    height: side,
  };
}

function cropped({ width, height }: Pick<Master, 'width' | 'height'>, crop: Crop | null): Region {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.floor((crop.left / CELLS) * width);
  const top = Math.floor((crop.top / CELLS) * height);
  return {
    left,
    top,
    width: Math.max(1, Math.floor((crop.right / CELLS) * width) - left),
    height: Math.max(1, Math.floor((crop.bottom / CELLS) * height) - top),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
