import { writeHeapSnapshot } from 'node:v8';
import { createLogger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import { openKeySets } from '../../src/key-file.ts';
import { hmacKey, signingKeySet } from '../../src/key-set.ts';

/** Opens a file of keys as a service does, and writes a snapshot of this process's heap. */
const [file = '', snapshot = ''] = process.argv.slice(2);
const logger = createLogger({ service: 'test', level: 'silent' });
const shape = z.object({ provider: signingKeySet(hmacKey) });
const keys = openKeySets({ service: 'test', file, shape, logger });
writeHeapSnapshot(snapshot);
process.exit(keys().provider.active.kid === '' ? 1 : 0);
