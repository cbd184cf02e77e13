import { describe, expect, it } from '@jest/globals';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { siteLimitsState } from '../../src/events/published/site-limits-state.ts';

/** Consumers of older versions must be able to read these bytes: the message changes only by new fields. */
const GOLDEN = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSEXNpdGUtbGltaXRzLXN0YXRlGgYIwOGl2AYiBWxvdXBlKAcyBWxv',
  'dXBlQhEKBWxvdXBlEBgYBCADKKCNBg==',
].join('');

describe('content.configuration.v1', () => {
  it('[CO-14] publishes exactly these bytes', () => {
    const event = siteLimitsState({
      site: 'loupe',
      version: 7n,
      wishlistPageSize: 24,
      wishlistMiniMaximumLimit: 4,
      cartMiniMaximumLimit: 3,
      ibcFinanceMessageThreshold: 100_000,
    });
    const row = toOutboxRow(event, {
      id: '0190a000-0000-7000-8000-0000000000cc',
      now: new Date('2026-11-27T12:00:00Z'),
    });
    expect(row).toMatchObject({
      aggregatetype: 'content.configuration.v1',
      aggregateid: 'loupe',
      aggregate_version: 7n,
    });
    expect(row.payload.toString('base64')).toBe(GOLDEN);
  });
});
