/** Widths the media service keeps; anything else is snapped by it to the next one up. */
export const MEDIA_WIDTHS = [320, 480, 640, 800, 1200, 1600] as const;

/** Pictures are served at one quality so that caches hold one copy of each width. */
const QUALITY = 75;

/**
 * Address of a picture at the media service, on the shop's own host; the format follows the browser's Accept header.
 * @param name picture name as the catalogue knows it, e.g. `ring-solitaire-round-yellow`
 * @param width pixels
 */
export function mediaUrl(name: string, width: number): string {
  return `/i/${encodeURIComponent(name)}?w=${width}&qlt=${QUALITY}&fmt=auto`;
}
