import * as z from 'zod/mini';
import { seal, SIGNED_FOR_SECONDS, unseal } from '../../lib/signed.ts';
import { isSiteKey, type SiteKey } from '../../lib/sites.ts';

export const PLACE_COOKIE = 'waitingRoom';
/** Longer than any drop. */
const PLACE_SECONDS = SIGNED_FOR_SECONDS['loupe waiting room'];

const Stage = z.discriminatedUnion('stage', [
  /** The browser has not shown yet that it keeps cookies; nothing is stored. */
  z.object({ stage: z.literal('new') }),
  /** Stored, and without a number until the draw. */
  z.object({ stage: z.literal('gathered') }),
  z.object({ stage: z.literal('queued'), number: z.int() }),
  /** @property until seconds since 1970 */
  z.object({ stage: z.literal('admitted'), until: z.number() }),
]);
const Shape = z.intersection(z.object({ room: z.string(), site: z.string(), id: z.uuid() }), Stage);

/** A visitor's place in a room, as their cookie carries it. */
export type Place = { readonly room: string; readonly site: SiteKey; readonly id: string } & Readonly<
  z.infer<typeof Stage>
>;

/** @param now seconds since 1970 */
export const sealPlace = (place: Place, now: number, key: Buffer): string =>
  seal(place, now + lifeOf(place, now), key);

/** How long a browser keeps the cookie. */
export const lifeOf = (place: Place, now: number): number =>
  place.stage === 'admitted'
    ? Math.min(PLACE_SECONDS, Math.max(0, Math.ceil(place.until - now)))
    : PLACE_SECONDS;

/**
 * The place in a cookie; null for one that is forged, changed, expired, or of another shop or room.
 * @param now seconds since 1970
 */
export function openPlace(
  value: string | undefined,
  { code, site }: { readonly code: string; readonly site: SiteKey },
  now: number,
  keys: readonly Buffer[],
): Place | null {
  const { success, data } = Shape.safeParse(unseal(value, now, keys));
  if (!success || data.room !== code || data.site !== site || !isSiteKey(data.site)) return null;
  if (data.stage === 'admitted' && data.until <= now) return null;
  return { ...data, site: data.site };
}
