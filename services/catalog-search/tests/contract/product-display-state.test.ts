import { describe, expect, it } from '@jest/globals';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { productDisplayState } from '../../src/events/published/product-display-state.ts';

describe('catalog.display.v1', () => {
  it('publishes these very bytes', () => {
    const event = productDisplayState({
      productId: '0190a000-0000-7000-8000-0000000000aa',
      code: '0100001',
      version: 7n,
      categoryKeys: ['rings', 'solitaire-rings'],
    });
    const row = toOutboxRow(event, {
      id: '0190a000-0000-7000-8000-0000000000cc',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(row).toMatchObject({ aggregatetype: 'catalog.display.v1', aggregate_version: 7n });
    expect(row.payload.toString('base64')).toBe(
      'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSFXByb2R1Y3QtZGlzcGxheS1zdGF0ZRoGCMCPhtgGIiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwYWEoB0IhCgcwMTAwMDAxEgVyaW5ncxIPc29saXRhaXJlLXJpbmdz',
    );
  });
});
