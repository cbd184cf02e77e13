/**
 * Sizes that exist, in pixels of width or height. With two shapes, three qualities and three formats nobody can ask for
 * more than 171 renditions of a master, and fewer of a small one: all of all masters are some 9,000 files.
 */
export const SIZES = [320, 480, 640, 800, 1200, 1600] as const;
/** CO-09: the shops ask for 75. */
const DEFAULT_QUALITY = 75;
export const QUALITIES = [60, DEFAULT_QUALITY, 90] as const;

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export interface ImageRequest {
  readonly name: string;
  /** Null: as wide as the height makes it, or as the master is. Both: the same, a square. */
  readonly width: number | null;
  readonly height: number | null;
  readonly format: Format;
  /** One of QUALITIES. */
  readonly quality: number;
  /** The format was chosen by the Accept header, so a cache must tell answers apart by it. */
  readonly negotiated: boolean;
}

/** The query asks for something that is no image. */
export class InvalidImageRequestError extends Error {
  override readonly name = 'ValidationError';
}

/**
 * Reads `/i/{name}?w=&h=&fmt=auto|avif|webp|jpeg&qlt=`. Sizes grow to the next that exists, quality moves
 * to the nearest; both sides are those of a square that holds them, since every other shape would multiply what may be asked for.
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

/** The better of two that are equally near. */
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

/** The smallest format the browser names; JPEG for those that accept anything. */
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
