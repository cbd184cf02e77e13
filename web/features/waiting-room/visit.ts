import type { Place } from './place.ts';
import type { Room } from './room.ts';
import type { RoomsStore } from './rooms-store.ts';
import { standingIn, type Standing } from './standing.ts';

export type Visit = { readonly place: Place; readonly standing: Standing };

export type VisitTools = {
  readonly store: Pick<RoomsStore, 'join' | 'find'>;
  readonly newId: () => string;
  readonly draw: (room: string, id: string) => Buffer;
  /** Fingerprint of the visitor's network in a room; null where it is not known. */
  readonly network: (room: string) => Buffer | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Where a visitor who is not admitted stands. The first answer stores nothing, so a program without cookies costs no statement; the second
 * takes the place with one. After the draw a place costs nothing while it waits: its number is compared with the room's counters.
 * @param place of the visitor's cookie; null for a visitor without one of ours, who goes to the end
 */
export async function visit(room: Room, place: Place | null, tools: VisitTools): Promise<Visit> {
  if (place === null)
    return { place: newPlace(room, tools), standing: standingIn(room, tools.now(), 'arriving') };
  if (place.stage === 'new') return join(room, place, tools, false);
  if (place.stage === 'gathered' && !room.isDrawn)
    return { place, standing: standingIn(room, tools.now(), { number: null }) };
  if (place.stage === 'queued' && place.number > room.called)
    return { place, standing: standingIn(room, tools.now(), { number: place.number }) };
  return look(room, place, tools);
}

const newPlace = ({ code, site }: Room, { newId }: VisitTools): Place => ({
  room: code,
  site,
  id: newId(),
  stage: 'new',
});

async function join(room: Room, place: Place, tools: VisitTools, isLate: boolean): Promise<Visit> {
  const [{ code }, { id }] = [room, place];
  const joined = await tools.store.join(code, {
    id,
    draw: tools.draw(code, id),
    network: tools.network(code),
  });
  if (joined?.crowded === true) return { place, standing: standingIn(room, tools.now(), 'crowded') };
  // Two tabs of one visitor took the place at once: the other one has stored it.
  const { number } = joined ?? (await tools.store.find(code, id)) ?? { number: null };
  return standing(room, id, number, tools, isLate);
}

/** The place as it is stored: its number after the draw, and its turn. */
async function look(room: Room, place: Place, tools: VisitTools): Promise<Visit> {
  const stored = await tools.store.find(room.code, place.id);
  if (stored === undefined || stored.left === 0)
    return join(room, newPlace(room, tools), tools, stored !== undefined);
  const { number, left } = stored;
  if (number === null || left === null) return standing(room, place.id, number, tools, false);
  const queued: Place = { room: room.code, site: room.site, id: place.id, stage: 'queued', number };
  return { place: queued, standing: standingIn(room, tools.now(), { number, left }) };
}

function standing(room: Room, id: string, number: number | null, tools: VisitTools, isLate: boolean): Visit {
  const own = { room: room.code, site: room.site, id };
  const place: Place = number === null ? { ...own, stage: 'gathered' } : { ...own, stage: 'queued', number };
  return { place, standing: standingIn(room, tools.now(), { number, isLate }) };
}
