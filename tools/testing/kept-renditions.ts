import { join } from 'node:path';
import type { ChildSpec } from '../stack/child.ts';
import { ROOT } from '../stack/services.ts';

/** Lets the journeys find the pictures that an earlier run has encoded: their names contain the master's and the encoder's version. */
export const withKeptRenditions = (spec: ChildSpec): ChildSpec =>
  spec.name === 'media'
    ? { ...spec, env: { ...spec.env, CACHE_DIR: join(ROOT, '.loupe/renditions') } }
    : spec;
