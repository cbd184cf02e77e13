import { MEDIA_WIDTHS } from './media-url.ts';

const REM = 16;
/**
 * The picture breakpoints below lg (CO-10, second set), in rem, and the width of a window that stands for each range, in
 * pixels: on phones the usual one, so that a picture as wide as the window has 800 px there and not 1200.
 */
const RANGES = [
  { below: 30, window: 400 },
  { below: 48, window: 48 * REM },
  { below: 64, window: 64 * REM },
] as const;
/** From lg up windows have these widths, and up to two pixels of the screen for each. */
const [NARROW, WIDE] = [64 * REM, 120 * REM] as const;

/** For windows below `below` rem: a width of the media service for screens of one pixel per pixel, and one for all denser ones. */
export type PictureSource = { readonly below: number; readonly once: number; readonly twice: number };

/**
 * CO-09: below lg a picture has two variants, 1x and 2x: a phone with three pixels per pixel loads no more. From lg up
 * the browser chooses among `wide` by `sizes`.
 * @param sizes a `sizes` attribute of `(min-width: Nrem)` or `(width < Nrem)` and lengths in rem, px or vw
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
  const needed = [stored(shownWidth(sizes, NARROW)), stored(2 * shownWidth(sizes, WIDE))] as const;
  const [least, most] = [Math.min(...needed), Math.max(...needed)];
  return { below, wide: MEDIA_WIDTHS.filter((width) => width >= least && width <= most) };
}

/** The media service's width for so many pixels. */
const stored = (pixels: number): number =>
  MEDIA_WIDTHS.find((width) => width >= pixels) ?? MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1]!;

function shownWidth(sizes: string, window: number): number {
  for (const entry of sizes.split(',')) {
    const [, condition, number, unit] =
      /^(?:\((min-width: \d+(?:\.\d+)?rem|width < \d+(?:\.\d+)?rem)\) )?(\d+(?:\.\d+)?)(rem|px|vw)$/.exec(
        entry.trim(),
      ) ?? [];
    if (number === undefined) throw new RangeError(`These sizes cannot be read: ${sizes}`);
    if (condition !== undefined && !holds(condition, window)) continue;
    return Number(number) * (unit === 'rem' ? REM : unit === 'vw' ? window / 100 : 1);
  }
  return window;
}

function holds(condition: string, window: number): boolean {
  const edge = Number(/[\d.]+/.exec(condition)?.[0]) * REM;
  return condition.startsWith('min-width') ? window >= edge : window < edge;
}
