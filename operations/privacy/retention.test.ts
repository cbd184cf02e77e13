import { describe, expect, it } from '@jest/globals';
import { roleOf } from '@loupe/contracts/services';
import type { ServiceName } from '@loupe/contracts/services';
import type { RetentionRules } from '@loupe/database/retention';
import { INBOX_RULE } from '@loupe/messaging/inbox';
import { OUTBOX_RULE } from '@loupe/messaging/relay';
import { RETENTION as CHECKOUT } from '../../services/cart-checkout/src/domain/retention.ts';
import { RETENTION as CATALOG } from '../../services/catalog-search/src/domain/retention.ts';
import { RETENTION as CONTENT } from '../../services/content/src/domain/retention.ts';
import { RETENTION as IDENTITY } from '../../services/identity/src/domain/retention.ts';
import { RETENTION as PAYMENTS } from '../../services/payments-finance/src/domain/retention.ts';
import { RETENTION as STORES } from '../../services/stores-reservations/src/domain/retention.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { readRegister } from './register.ts';

const RULES: Readonly<Record<ServiceName, RetentionRules>> = {
  'cart-checkout': CHECKOUT,
  'catalog-search': CATALOG,
  content: CONTENT,
  identity: IDENTITY,
  'payments-finance': PAYMENTS,
  'stores-reservations': STORES,
};
const REGISTER = readRegister(ROOT);
/** What a sweeper goes by: an interval, or a time in the row. */
const isSwept = (word: string): boolean => word === 'end' || /\d/.test(word);

describe.each(Object.entries(RULES))('the retention of %s', (service, rules) => {
  const tables = REGISTER.filter(({ schema }) => schema === roleOf(service as ServiceName));

  it('is the same in the register and in the rules of its sweeper', () => {
    const swept = [...Object.values<RetentionRules[string]>(rules), OUTBOX_RULE];
    const bySweeper = new Set(swept.map(({ table, keep }) => `${table}: ${keep}`));
    const registered = tables.flatMap(({ table, keep }) =>
      keep.filter(isSwept).map((word) => `${table}: ${word}`),
    );
    expect(registered.toSorted()).toEqual([...bySweeper].toSorted());
  });

  it('recognises a message for longer than its topic keeps it', () => {
    expect(rules['messages']).toEqual(INBOX_RULE);
  });

  it('sweeps no record of money', () => {
    const swept = Object.values<RetentionRules[string]>(rules).map(({ table }) => table);
    const books = tables.filter(({ keep }) => keep.length === 1 && keep[0] === 'law');
    expect(books.map(({ table }) => table).filter((table) => swept.includes(table))).toEqual([]);
  });
});

describe('data of persons', () => {
  it('is kept for ever only where an erasure keeps it, too', () => {
    const forEver = REGISTER.filter(({ keep, columns }) => {
      const persons = columns.personal.length + columns.pseudonym.length + columns.secret.length;
      return persons > 0 && keep.length === 1 && keep[0] === 'record';
    });
    expect(forEver.length).toBeGreaterThan(5);
    for (const { erasure } of forEver) expect(erasure).toMatch(/^kept: /);
  });
});
