import { createPool } from '@loupe/database/pool';
import { outageGuard } from '#features/page-cache/outage-guard.ts';
import { config } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import type { Room } from '../room.ts';
import { roomCache } from '../room-cache.ts';
import { roomsStore, type RoomsStore } from '../rooms-store.ts';

const CONNECTIONS = 4;
const DEADLINE_MS = 1_000;
const PAUSE_MS = 2_000;
const SWEEP_EVERY_MS = 600_000;

const NO_NETWORK =
  'WAITING_ROOM is on, and TRUSTED_PROXIES is 0: no network is known, so that one program may take all places.';

type WaitingRooms = {
  /** The open rooms; the last known ones while Postgres does not answer. */
  readonly open: () => Promise<readonly Room[]>;
  readonly store: RoomsStore;
  /** Answers what is to be used instead while Postgres does not answer. */
  readonly guarded: ReturnType<typeof outageGuard>;
};

/** Next bundles proxy and routes separately; they share one pool, and what was read, here. */
const KEY = Symbol.for('loupe.web.waiting-rooms');
const global = globalThis as { [KEY]?: WaitingRooms };

/** Undefined where the installation has none (WAITING_ROOM). */
export function waitingRooms(): WaitingRooms | undefined {
  const { hasWaitingRooms, databaseUrl } = config();
  if (!hasWaitingRooms || databaseUrl === undefined) return undefined;
  global[KEY] ??= create(databaseUrl);
  return global[KEY];
}

function create(url: string): WaitingRooms {
  const pool = createPool({ url, applicationName: 'web', max: CONNECTIONS, kind: 'request' });
  const background = createPool({ url, applicationName: 'web', max: 1, kind: 'background' });
  const store = roomsStore(pool, background, Date.now);
  const limits = { deadlineMs: DEADLINE_MS, pauseMs: PAUSE_MS, now: Date.now };
  const guarded = outageGuard({ ...limits, report, reportLate });
  const draw = (room: string) =>
    store.draw(room).catch((error: unknown) => logWarning('A draw goes on later.', { why: String(error) }));
  setInterval(() => void guarded(() => store.forgetOldNetworks(), undefined), SWEEP_EVERY_MS).unref();
  if (config().trustedProxies === 0) logWarning(NO_NETWORK);
  const { openRooms, giveTurns } = store;
  return { store, guarded, open: roomCache({ openRooms, giveTurns, draw }, guarded, Date.now) };
}

function report(reason?: unknown): void {
  if (reason === undefined) logWarning('Waiting rooms go on.');
  else logWarning('Waiting rooms stand still: Postgres does not answer.', { why: String(reason) });
}

const reportLate = (reason: unknown): void =>
  logWarning('Postgres answered a waiting room too late.', { why: String(reason) });
