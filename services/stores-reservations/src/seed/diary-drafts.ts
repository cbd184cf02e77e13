import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { SITES } from '@loupe/contracts/sites';
import { z } from 'zod';
import type { DiaryDraft } from '../use-cases/ports/diary.ts';
import type { SeedStore } from './seed-files.ts';
import { storeKeyOf } from './store-drafts.ts';

const serviceSchema = z.strictObject({
  key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  kind: z.enum(['APPOINTMENT', 'CONSULTATION']),
  sites: z.array(z.enum(SITES)).min(1),
  /** Offered only by the stores that show this maker's watches: the dealer's own services. */
  watchBrand: z.string().optional(),
  name: z.string().min(1),
  description: z.string().min(1),
  minutes: z.int().positive(),
  beforeMinutes: z.int().min(0),
  afterMinutes: z.int().min(0),
  stepMinutes: z.int().positive(),
  leadMinutes: z.int().min(0),
  horizonDays: z.int().positive(),
  needsRoom: z.boolean(),
  isVideo: z.boolean().default(false),
});
const skills = z.array(z.string()).min(1);
const teamSchema = z.strictObject({
  /** `week` holds the weekdays, 0 for Monday, on which a person works while the store is open. */
  people: z.array(z.strictObject({ name: z.string(), week: z.array(z.int().min(0).max(6)), skills })),
  rooms: z.array(z.strictObject({ name: z.string(), skills })),
});
const diarySchema = z.strictObject({
  services: z.array(serviceSchema),
  /** By the setting of a store. */
  teams: z.record(z.enum(['high-street', 'centre', 'boutique']), teamSchema),
});

/** Earlier than every store opens and later than every one closes. */
const WHOLE_DAY = { starts: '06:00', ends: '23:00' };

/** The services, people and rooms of each store. @throws ZodError for an invalid file */
export function diaryDrafts(stores: readonly SeedStore[]): DiaryDraft[] {
  const text = readFileSync(new URL('../../seed/diary.json', import.meta.url), 'utf8');
  const { services, teams } = diarySchema.parse(JSON.parse(text));
  return stores.map((store) => {
    const storeKey = storeKeyOf(store);
    const team = teams[store.setting];
    const offered = services.filter(({ key, sites, watchBrand }) => {
      const isDone = team.people.some((person) => person.skills.includes(key));
      const isShown = watchBrand === undefined || store.watchBrands.includes(watchBrand);
      return isDone && isShown && sites.includes(store.site);
    });
    const keys = new Set(offered.map(({ key }) => key));
    const resource = ({ name, skills: of }: { name: string; skills: string[] }, kind: 'PERSON' | 'ROOM') => ({
      id: idOf(`${storeKey} ${name}`),
      kind,
      name,
      skills: of.filter((key) => keys.has(key)),
    });
    return {
      storeKey,
      services: offered.map(({ sites: _, watchBrand: _brand, ...service }, position) => ({
        ...service,
        position,
      })),
      resources: [
        ...team.people.map((person) => ({
          ...resource(person, 'PERSON'),
          week: person.week.map((weekday) => ({ weekday, ...WHOLE_DAY })),
        })),
        ...team.rooms.map((room) => ({ ...resource(room, 'ROOM'), week: [] })),
      ],
    };
  });
}

/** The same at each seeding. */
function idOf(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
