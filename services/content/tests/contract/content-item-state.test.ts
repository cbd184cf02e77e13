import { describe, expect, it } from '@jest/globals';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { contentItemState } from '../../src/events/published/content-item-state.ts';

/** Consumers of older versions must be able to read these bytes: the message changes only by new fields. */
const GOLDEN = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSEmNvbnRlbnQtaXRlbS1zdGF0ZRoGCMCPhtgGIiQwMTkwYTAw',
  'MC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwYWEoBzIFbG91cGVCewokMDE5MGEwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAw',
  'MGFhEgVsb3VwZRoJaG9tZS9oZXJvIgR0ZXh0KjB7InBhcmFncmFwaHMiOlsiTG9va2VkIGF0IGNsb3NlbHkuIl0sImxpbmtzIjpb',
  'XX0yB29uZSx0d284AQ==',
].join('');

describe('content.item.v1', () => {
  it('publishes exactly these bytes', () => {
    const event = contentItemState({
      id: '0190a000-0000-7000-8000-0000000000aa',
      site: 'loupe',
      deliveryKey: 'home/hero',
      schema: 'text',
      body: { paragraphs: ['Looked at closely.'], links: [] },
      abGroups: 'one,two',
      live: true,
      version: 7n,
    });
    const row = toOutboxRow(event, {
      id: '0190a000-0000-7000-8000-0000000000cc',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(row).toMatchObject({
      aggregatetype: 'content.item.v1',
      aggregateid: '0190a000-0000-7000-8000-0000000000aa',
      aggregate_version: 7n,
    });
    expect(row.payload.toString('base64')).toBe(GOLDEN);
  });
});
