import { MEDIA_WIDTHS } from './media-url.ts';

const REM = 16;
/** CO-10, second set: the breakpoints of pictures and of their `sizes`, in rem. The layout has others (styles/theme.css). */
export const PICTURE_BREAKPOINTS = { sm: 30, md: 48, lg: 64, xl: 75, xx: 90, xxx: 120 } as const;

const { sm, md, lg, xl, xx, xxx } = PICTURE_BREAKPOINTS;

/**
 * The ranges below lg, and the width of a window that stands for each, in pixels: on phones the usual one, so that a picture as
 * wide as the window has 800 px there and not 1200.
 */
const RANGES = [
  { below: sm, window: 400 },
  { below: md, window: md * REM },
  { below: lg, window: lg * REM },
] as const;
/** Windows from lg up, in pixels. */
const WIDE = [lg, xl, xx, xxx].map((rem) => rem * REM);

/** For windows below `below` rem: a width of the media service for screens of one pixel per pixel, and one for all denser ones. */
export type PictureSource = { readonly below: number; readonly once: number; readonly twice: number };

/**
 * CO-09: below lg a picture has two variants, 1x and 2x: a phone with three pixels per pixel loads no more. From lg up
 * the browser chooses among `wide` by `sizes`.
 * @param sizes a `sizes` attribute of `(min-width: Nrem)`, `(width > Nrem)` or `(width < Nrem)` and lengths in rem, px or vw
 * @throws RangeError for any other
 */
export function pictureSources(sizes: string): { below: PictureSource[]; wide: number[] } {
  const all = RANGES.map(({ below, window }) => {
    const shown = shownWidth(sizes, window);
    return { below, once: stored(shown), twice: stored(2 * shown) };
  });
  const below = all.filter((source, index) => {
    const next = all[index + 1];
    return next?.once !== source.once || next.twice !== source.twice;
  });
  const needed = new Set(
    WIDE.flatMap((window) => [1, 2].map((density) => stored(density * shownWidth(sizes, window)))),
  );
  return { below, wide: MEDIA_WIDTHS.filter((width) => needed.has(width)) };
}

/** A `sizes` attribute and what follows from it. */
export type PictureSizes = {
  readonly sizes: string;
  readonly below: readonly PictureSource[];
  readonly wide: readonly number[];
};

/** @throws RangeError as `pictureSources` */
export const pictureSizes = (sizes: string): PictureSizes => ({ sizes, ...pictureSources(sizes) });

/** The media service's width for so many pixels. */
const stored = (pixels: number): number =>
  MEDIA_WIDTHS.find((width) => width >= pixels) ?? MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1]!;

function shownWidth(sizes: string, window: number): number {
  for (const entry of sizes.split(',')) {
    const [, condition, number, unit] =
      /^(?:\((min-width: \d+rem|width [<>] \d+rem)\) )?(\d+(?:\.\d+)?)(rem|px|vw)$/.exec(entry.trim()) ?? [];
    if (number === undefined) throw new RangeError(`These sizes cannot be read: ${sizes}`);
    if (condition !== undefined && !holds(condition, window)) continue;
    return Number(number) * (unit === 'rem' ? REM : unit === 'vw' ? window / 100 : 1);
  }
  return window;
}

function holds(condition: string, window: number): boolean {
  const edge = Number(/[\d.]+/.exec(condition)?.[0]) * REM;
  if (condition.startsWith('min-width')) return window >= edge;
  return condition.includes('>') ? window > edge : window < edge;
}
