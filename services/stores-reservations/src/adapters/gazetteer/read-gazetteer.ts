import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Gazetteer } from '../../domain/place/gazetteer.ts';

const degrees = { latitude: z.number().min(49).max(61), longitude: z.number().min(-9).max(2) };
const towns = z.array(
  z.strictObject({
    name: z.string().min(1),
    ...degrees,
    districts: z.array(z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]?$/)),
    also: z.array(z.string().min(1)).optional(),
  }),
);
const areas = z.array(
  z.strictObject({ area: z.string().regex(/^[A-Z]{1,2}$/), name: z.string().min(1), ...degrees }),
);

/**
 * The places in gazetteer/*.json: few, and the same for every instance.
 * @throws ZodError for the first invalid file
 */
export function readGazetteer(): Gazetteer {
  return new Gazetteer(towns.parse(read('towns')), areas.parse(read('areas')));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../gazetteer/${name}.json`, import.meta.url), 'utf8'));
}
