/** Pictures are served at one quality so that caches hold one copy of each width. */
export const MEDIA_QUALITY = 75;

/**
 * Address of a picture at the media service, on the shop's own host.
 * @param name picture name as the catalogue knows it, e.g. `ring-solitaire-round-yellow`
 * @param width pixels
 */
export function mediaUrl(name: string, width: number): string {
  return `/i/${encodeURIComponent(name)}?w=${width}&qlt=${MEDIA_QUALITY}&fmt=auto`;
}
