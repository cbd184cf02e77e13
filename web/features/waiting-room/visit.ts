import type { Place } from './place.ts';
import type { Room } from './room.ts';
import type { RoomsStore } from './rooms-store.ts';
import { standingIn, type Standing } from './standing.ts';

export type Visit = { readonly place: Place; readonly standing: Standing };

export type VisitTools = {
  readonly store: Pick<RoomsStore, 'join' | 'find'>;
  readonly newId: () => string;
  readonly draw: (room: string, id: string) => Buffer;
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

async function join(room: Room, { id }: Place, tools: VisitTools, isLate: boolean): Promise<Visit> {
  const joined = await tools.store.join(room.code, id, tools.draw(room.code, id));
  // Two tabs of one visitor took the place at once: the other one has stored it.
  const number = joined === undefined ? (await tools.store.find(room.code, id))?.number : joined;
  return standing(room, id, number ?? null, tools, isLate);
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
