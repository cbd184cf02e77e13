import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '#gql/graphql.ts';
import { orderStatusWords } from './order-status.ts';

const STATUSES: OrderStatus[] = [
  'QUOTED',
  'ENTERED',
  'PROMISED',
  'IN_PICKING',
  'PART_SHIPPED',
  'INVOICED',
  'CANCELLED',
  'MANUAL_HOLD',
  'BATCH_HOLD',
  'CREDIT_HOLD',
  'SHIPPED',
  'QUOTE_CONVERTED',
  'COMPLETED',
  'PART_CANCELLED',
  'DELETED',
];

describe('order status', () => {
  it.each(STATUSES)('[EU-07] %s is shown as text, never as its code', (status) => {
    const { word, sentence } = orderStatusWords(status);
    expect(`${word} ${sentence}`).not.toMatch(/_|[A-Z]{3}/);
    expect(sentence).toMatch(/\.$/);
  });

  it('[EU-07] promises no arrival of an order that will not arrive', () => {
    expect(STATUSES.filter((status) => orderStatusWords(status).ended)).toEqual(['CANCELLED', 'DELETED']);
  });
});
