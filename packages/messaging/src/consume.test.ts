import { toBinary, create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { StoreSchema } from '@loupe/contracts/stores/store';
import { TOPICS } from '@loupe/contracts/topics';
import { consume, read, readAny } from './consume.ts';
import { decodeEnvelope, toOutboxRow } from './envelope.ts';
import { PoisonMessageError } from './errors.ts';
import { publish } from './publish.ts';

const limitsState = publish(
  TOPICS.configuration,
  SiteLimitsSchema,
  'toy-state',
  (site: string, limit: number) => ({
    aggregateId: site,
    aggregateVersion: 7n,
    site,
    message: { site, cartMiniLimit: limit },
  }),
);
const envelopeOf = (over: { type?: string; payload?: Uint8Array } = {}) =>
  decodeEnvelope(
    toOutboxRow(
      { ...limitsState('loupe', 3), ...over },
      { id: '0199e000-0000-7000-8000-000000000001', now: new Date(0) },
    ).payload,
  );
const BROKEN = Uint8Array.of(255);

describe('an event', () => {
  it('is made of its declaration and of a fact', () => {
    expect(limitsState('loupe', 3)).toEqual({
      topic: 'content.configuration.v1',
      type: 'toy-state',
      site: 'loupe',
      aggregateId: 'loupe',
      aggregateVersion: 7n,
      payload: toBinary(SiteLimitsSchema, create(SiteLimitsSchema, { site: 'loupe', cartMiniLimit: 3 })),
    });
  });

  it('is handled by its type, decoded, with its envelope', async () => {
    const handled: unknown[] = [];
    const handle = consume(
      SiteLimitsSchema,
      'toy-state',
      async ({ site, cartMiniLimit }, { aggregateVersion }) =>
        handled.push([site, cartMiniLimit, aggregateVersion]),
    );
    await handle({ envelope: envelopeOf() });
    await handle({ envelope: envelopeOf({ type: 'other-state', payload: BROKEN }) });
    expect(handled).toEqual([['loupe', 3, 7n]]);
  });

  it('[F34] is a dead letter at once when its payload is broken, which says what it is not', async () => {
    const envelope = envelopeOf({ payload: BROKEN });
    const never = () => Promise.reject(new Error('handled'));
    const unnamed = consume(SiteLimitsSchema, 'toy-state', never);
    await expect(unnamed({ envelope })).rejects.toThrow(
      /^The payload is no loupe\.content\.v1\.SiteLimits\.$/,
    );
    const named = consume(SiteLimitsSchema, 'toy-state', never, 'limits of a shop');
    const error = await named({ envelope }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PoisonMessageError);
    expect(String(error)).toBe('PoisonMessageError: The payload is no limits of a shop.');
  });

  it('passes the error of its handler on', async () => {
    const failing = consume(SiteLimitsSchema, 'toy-state', () => Promise.reject(new Error('no database')));
    await expect(failing({ envelope: envelopeOf() })).rejects.toThrow('no database');
  });

  it('is read by the first reader of its type', () => {
    const reader = readAny<string>(
      read(StoreSchema, 'store-state', ({ name }) => name),
      read(SiteLimitsSchema, 'toy-state', ({ site }) => site),
    );
    expect(reader(envelopeOf())).toBe('loupe');
    expect(reader(envelopeOf({ type: 'other-state', payload: BROKEN }))).toBeUndefined();
  });
});
