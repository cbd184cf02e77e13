import { cookieValue } from '#lib/cookie-value.ts';
import { config } from '#lib/config.ts';
import { keyFor } from '#lib/signed.ts';
import { lifeOf, openPlace, PLACE_COOKIE, sealPlace, type Place } from '../place.ts';
import type { Room } from '../room.ts';

const PURPOSE = 'loupe waiting room';

/** Signs places and draws them. */
export const activeKey = (): Buffer => keyFor(PURPOSE, config().webCredential());

const nowSeconds = (): number => Date.now() / 1_000;

/** The place of a request in this room, or null. */
export function placeOf(room: Room, request: Headers): Place | null {
  const keys = config()
    .webCredentials()
    .map((credential) => keyFor(PURPOSE, credential));
  return openPlace(cookieValue(request.get('cookie'), PLACE_COOKIE), room, nowSeconds(), keys);
}

/** The value of a set-cookie header. */
export function placeSetCookie(place: Place, request: Headers): string {
  const now = nowSeconds();
  const secure = request.get('x-forwarded-proto') === 'https' ? '; Secure' : '';
  const life = lifeOf(place, now);
  return `${PLACE_COOKIE}=${sealPlace(place, now, activeKey())}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}
