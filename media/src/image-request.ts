import { InvalidImageRequestError } from './invalid-image-request.ts';
import { cropOf, pointOf } from './region.ts';
import type { Crop, Point } from './region.ts';

/**
 * Sizes that exist, in pixels of width or height. With two shapes, three qualities and three formats there are
 * at most 171 renditions of a region of a master, and fewer of a small one. The cache bounds the files of all.
 */
export const SIZES = [320, 480, 640, 800, 1200, 1600] as const;
/** CO-09: the shops use 75. */
export const DEFAULT_QUALITY = 75;
export const QUALITIES = [60, DEFAULT_QUALITY, 90] as const;

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export interface ImageRequest {
  readonly name: string;
  /** Null: derived from the height, or that of the master. If both are given, they are equal. */
  readonly width: number | null;
  readonly height: number | null;
  /** Null: the whole master. */
  readonly crop: Crop | null;
  /** What a square keeps in its middle; null: the middle of the picture. Without effect on other shapes. */
  readonly poi: Point | null;
  readonly format: Format;
  /** One of QUALITIES. */
  readonly quality: number;
  /** The format was chosen by the Accept header, so answers need `Vary: Accept`. */
  readonly negotiated: boolean;
}

/** The parameters that are read; any other is ignored, as templates of the convention have their own. */
const READ = ['w', 'h', 'crop', 'poi', 'fmt', 'qlt'] as const;
type Key = (typeof READ)[number];
const LONGEST_QUERY = 512;
const PATH = /^\/i\/((?:[a-z0-9-]+\/){0,2}[a-z0-9-]+)(?:\.([a-z0-9]{3,4}))?$/;

/**
 * Reads `/i/{name}` or `/i/{account}/{name}[/{readable name}]`, then `[.fmt]?w=&h=&crop=&poi=&fmt=auto|avif|webp|jpeg&qlt=`.
 * Account and readable name choose nothing. Sizes are rounded up to the next allowed one, quality to the nearest; with
 * both sides it is the enclosing square, since other shapes would multiply the number of renditions.
 * @returns null when the path names no image
 * @throws InvalidImageRequestError for a size, region, quality or format that cannot be read
 */
export function imageRequest(url: URL, accept: string): ImageRequest | null {
  const [, parts, extension] = PATH.exec(url.pathname) ?? [];
  if (parts === undefined) return null;
  const [first = '', name = first] = parts.split('/');
  const query = readQuery(url);
  const wanted = query('fmt') ?? extension ?? 'auto';
  const width = snapped(query, 'w');
  const height = snapped(query, 'h');
  const side = width !== null && height !== null ? Math.max(width, height) : null;
  return {
    name,
    width: side ?? width,
    height: side ?? height,
    crop: cropOf(query('crop')),
    poi: pointOf(query('poi')),
    format: wanted === 'auto' ? bestFormat(accept) : knownFormat(wanted),
    quality: nearestQuality(query),
    negotiated: wanted === 'auto',
  };
}

type Query = (key: Key) => string | null;

function readQuery({ search, searchParams }: URL): Query {
  if (search.length > LONGEST_QUERY) throw new InvalidImageRequestError('The query is too long.');
  for (const key of READ)
    if (searchParams.getAll(key).length > 1) throw new InvalidImageRequestError(`${key} is given twice.`);
  return (key) => searchParams.get(key);
}

function snapped(query: Query, key: Key): number | null {
  const pixels = wholeNumber(query, key);
  if (pixels === null) return null;
  return SIZES.find((size) => size >= pixels) ?? SIZES[SIZES.length - 1]!;
}

/** Of two that are equally near, the higher. */
function nearestQuality(query: Query): number {
  const asked = (query('qlt') === 'default' ? null : wholeNumber(query, 'qlt')) ?? DEFAULT_QUALITY;
  return QUALITIES.reduce((best, next) => (Math.abs(next - asked) <= Math.abs(best - asked) ? next : best));
}

function wholeNumber(query: Query, key: Key): number | null {
  const text = query(key);
  if (text === null) return null;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidImageRequestError(`${key} must be a whole number from 1.`);
  return Number(text);
}

function knownFormat(text: string): Format {
  const format = text === 'jpg' ? 'jpeg' : FORMATS.find((known) => known === text);
  if (format === undefined) throw new InvalidImageRequestError(`fmt must be auto, ${FORMATS.join(', ')}.`);
  return format;
}

/** The format with the smallest files that the Accept header lists; else JPEG. */
function bestFormat(accept: string): Format {
  const named = new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  return FORMATS.find((format) => named.has(`image/${format}`)) ?? 'jpeg';
}
