import { readFileSync } from 'node:fs';
import type { Logger } from '@loupe/telemetry/logger';
import type { z } from 'zod';
import { ConfigurationError, json } from './environment.ts';
import { isKeyId, kidsOf, type KeySet } from './key-set.ts';
import { readAgain } from './read-again.ts';

type KeySets = Readonly<Record<string, KeySet<unknown>>>;

export interface KeyFile<Sets extends KeySets> {
  readonly service: string;
  /** Its path. */
  readonly file: string;
  readonly shape: z.ZodType<Sets>;
}

/** The key sets in a file of JSON, as they are now. @throws ConfigurationError that says what is wrong without showing a key */
export const readKeySets = <Sets extends KeySets>(keyFile: KeyFile<Sets>): Sets =>
  parsed(textOf(keyFile), keyFile);

/**
 * The same, read again when the file has changed. A change that is unusable is reported, and the sets read before stay in use.
 * @returns a function that gives the sets of this moment
 * @throws ConfigurationError when the file is unusable to begin with
 */
export function openKeySets<Sets extends KeySets>({
  logger,
  ...keyFile
}: KeyFile<Sets> & { readonly logger: Logger }): () => Sets {
  return readAgain({
    text: () => textOf(keyFile),
    parsed: (text) => parsed(text, keyFile),
    onChange: (sets) => logger.info({ keys: kidsOf(sets) }, 'The keys were read again.'),
    onFailure: (err) =>
      logger.error({ err }, 'The keys cannot be read again: those read before stay in use.'),
  });
}

const cannotUse = (service: string): string => `${service} cannot use the keys of KEYS_FILE`;

function textOf({ service, file }: KeyFile<KeySets>): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(`${cannotUse(service)}: it cannot be read (${code}).`);
  }
}

function parsed<Sets extends KeySets>(text: string, { service, shape }: KeyFile<Sets>): Sets {
  const result = json(shape).safeParse(text);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(sentenceOf).join('; ');
  throw new ConfigurationError(`${cannotUse(service)}: ${wrong}.`);
}

/** A value in the place of an id may be a key, so it is not shown. */
function sentenceOf({ path, code, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (isKeyId(part) ? part : '?')).join('.');
  return [place, code === 'invalid_key' ? 'is no key id' : message].filter(Boolean).join(': ');
}
