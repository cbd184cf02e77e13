/** Widths the media service stores; it rounds any other width up to the next one. */
export const MEDIA_WIDTHS = [320, 480, 640, 800, 1200, 1600] as const;

/** One quality for all pictures, so that caches hold one copy of each width. */
const QUALITY = 75;

/**
 * Address of a picture at the media service, on the shop's own host; the format is negotiated by the browser's Accept
 * header. @param name picture name in the catalogue, e.g. `ring-solitaire-round-yellow`
 * @param width pixels
 */
export function mediaUrl(name: string, width: number): string {
  return `/i/${encodeURIComponent(name)}?w=${width}&qlt=${QUALITY}&fmt=auto`;
}
