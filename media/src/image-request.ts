/**
 * Sizes that exist, in pixels of width or height. With two shapes, three qualities and three formats there are
 * at most 171 renditions of a master, and fewer of a small one: some 9,000 files for all masters.
 */
export const SIZES = [320, 480, 640, 800, 1200, 1600] as const;
/** CO-09: the shops use 75. */
const DEFAULT_QUALITY = 75;
export const QUALITIES = [60, DEFAULT_QUALITY, 90] as const;

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export interface ImageRequest {
  readonly name: string;
  /** Null: derived from the height, or that of the master. If both are given, they are equal. */
  readonly width: number | null;
  readonly height: number | null;
  readonly format: Format;
  /** One of QUALITIES. */
  readonly quality: number;
  /** The format was chosen by the Accept header, so answers need `Vary: Accept`. */
  readonly negotiated: boolean;
}

/** The query is not a valid image request. */
export class InvalidImageRequestError extends Error {
  override readonly name = 'ValidationError';
}

/**
 * Reads `/i/{name}?w=&h=&fmt=auto|avif|webp|jpeg&qlt=`. Sizes are rounded up to the next allowed one, quality
 * to the nearest; with both sides it is the enclosing square, since other shapes would multiply the number of renditions.
 * @returns null when the path names no image
 * @throws InvalidImageRequestError for a size, quality or format that cannot be read
 */
export function imageRequest(url: URL, accept: string): ImageRequest | null {
  const [, name] = /^\/i\/([a-z0-9-]+)$/.exec(url.pathname) ?? [];
  if (name === undefined) return null;
  const { searchParams: query } = url;
  const wanted = query.get('fmt') ?? 'auto';
  const width = snapped(query, 'w');
  const height = snapped(query, 'h');
  const side = width !== null && height !== null ? Math.max(width, height) : null;
  return {
    name,
    width: side ?? width,
    height: side ?? height,
    format: wanted === 'auto' ? bestFormat(accept) : knownFormat(wanted),
    quality: nearestQuality(query),
    negotiated: wanted === 'auto',
  };
}

function snapped(query: URLSearchParams, key: string): number | null {
  const pixels = wholeNumber(query, key);
  if (pixels === null) return null;
  return SIZES.find((size) => size >= pixels) ?? SIZES[SIZES.length - 1]!;
}

/** Of two that are equally near, the higher. */
function nearestQuality(query: URLSearchParams): number {
  const asked = wholeNumber(query, 'qlt') ?? DEFAULT_QUALITY;
  return QUALITIES.reduce((best, next) => (Math.abs(next - asked) <= Math.abs(best - asked) ? next : best));
}

function wholeNumber(query: URLSearchParams, key: string): number | null {
  const text = query.get(key);
  if (text === null) return null;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidImageRequestError(`${key} must be a whole number from 1.`);
  return Number(text);
}

function knownFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text);
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
