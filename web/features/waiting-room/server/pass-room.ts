import { randomUUID } from 'node:crypto';
import { readAddress } from '#lib/routing/address.ts';
import { isCheckoutPath } from '#lib/strict-paths.ts';
import type { SiteKey } from '#lib/sites.ts';
import { drawOf } from '../draw.ts';
import { roomBefore } from '../gate.ts';
import { networkIn } from '../network-in.ts';
import { type Place, lifeOf, openPlace, PLACE_COOKIE, sealPlace } from '../place.ts';
import type { Room } from '../room.ts';
import { standingIn, type Standing } from '../standing.ts';
import { visit } from '../visit.ts';
import { waitingRooms } from './waiting-rooms.ts';
import { cookieValue } from '#lib/cookie-value.ts';
import { config } from '#lib/config.ts';
import { keyFor } from '#lib/signed.ts';

const PURPOSE = 'loupe waiting room';

/** Signs places and draws them. */
const activeKey = (): Buffer => keyFor(PURPOSE, config().webCredential());

const nowSeconds = (): number => Date.now() / 1_000;

/** The place of a request in this room, or null. */
function placeOf(room: Room, request: Headers): Place | null {
  const keys = config()
    .webCredentials()
    .map((credential) => keyFor(PURPOSE, credential));
  return openPlace(cookieValue(request.get('cookie'), PLACE_COOKIE), room, nowSeconds(), keys);
}

/** The value of a set-cookie header. */
function placeSetCookie(place: Place, request: Headers): string {
  const now = nowSeconds();
  const secure = request.get('x-forwarded-proto') === 'https' ? '; Secure' : '';
  const life = lifeOf(place, now);
  return `${PLACE_COOKIE}=${sealPlace(place, now, activeKey())}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}

export type Passage = {
  /** Where the visitor stands in the queue; null when they may go on. */
  readonly standing: Standing | null;
  /** The value of a set-cookie header, where the place has changed. */
  readonly cookie: string | null;
};

const FREE: Passage = { standing: null, cookie: null };

/** Whether a visitor may see an address, or where they stand in the queue before it. */
export async function passRoom(site: SiteKey, pathname: string, request: Headers): Promise<Passage> {
  const rooms = await waitingRooms()?.open();
  if (rooms === undefined || rooms.length === 0) return FREE;
  const read = readAddress(pathname);
  if (isCheckoutPath(read.path)) return renewed(rooms, site, request);
  const room = roomBefore(rooms, site, read, Date.now());
  return room === undefined ? FREE : standIn(room, request);
}

async function standIn(room: Room, request: Headers): Promise<Passage> {
  const place = placeOf(room, request);
  if (place?.stage === 'admitted') return FREE;
  const { store, guarded } = waitingRooms()!;
  const tools = {
    store,
    newId: randomUUID,
    now: Date.now,
    draw: (code: string, id: string) => drawOf(code, id, activeKey()),
    network: (code: string) => networkIn(code, request, config().trustedProxies, activeKey()),
  };
  // While Postgres does not answer, the visitor keeps what they have and asks again.
  const found = await guarded(() => visit(room, place, tools), null);
  if (found === null) return { standing: standingIn(room, Date.now(), 'arriving'), cookie: null };
  const isSame = JSON.stringify(found.place) === JSON.stringify(place);
  return { standing: found.standing, cookie: isSame ? null : placeSetCookie(found.place, request) };
}

/** Lets a visitor in whose turn it is. @returns the value of a set-cookie header; null when it is not their turn */
export async function enterAt(site: SiteKey, pathname: string, request: Headers): Promise<string | null> {
  const rooms = (await waitingRooms()?.open()) ?? [];
  const room = roomBefore(rooms, site, readAddress(pathname), Date.now());
  const place = room === undefined ? null : placeOf(room, request);
  if (room === undefined || place === null) return null;
  const { store, guarded } = waitingRooms()!;
  const left = await guarded(() => store.enter(room.code, place.id), undefined);
  return left === undefined ? null : placeSetCookie(admitted(place, left), request);
}

/** Those who are inside and check out stay inside; once less than half of their time is left, it begins again. */
async function renewed(rooms: readonly Room[], site: SiteKey, request: Headers): Promise<Passage> {
  const room = rooms.find((open) => open.site === site);
  const place = room === undefined ? null : placeOf(room, request);
  if (room === undefined || place?.stage !== 'admitted') return FREE;
  if (place.until - Date.now() / 1_000 > room.holdSeconds / 2) return FREE;
  const { store, guarded } = waitingRooms()!;
  const left = await guarded(() => store.renew(room.code, place.id), undefined);
  return left === undefined
    ? FREE
    : { standing: null, cookie: placeSetCookie(admitted(place, left), request) };
}

const admitted = ({ room, site, id }: Place, left: number): Place => ({
  room,
  site,
  id,
  stage: 'admitted',
  until: Date.now() / 1_000 + left,
});
