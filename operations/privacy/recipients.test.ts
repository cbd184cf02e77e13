import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { DECLARED } from '../../tools/vendors/declared-vendors.ts';
import { dueWishes } from './due.ts';
import { erasePerson } from './erase.ts';
import { canariesOf, plantAccount, plantOrder } from './planted-person.ts';
import { RECIPIENT_NAMES, recordTold } from './recipients.ts';
import { readRegister } from './register.ts';

let shop: PlantedShop;
beforeEach(async () => {
  shop = await openPlantedShop();
});
afterEach(() => shop.close());

it('the page about vendors names each of them, and whom an operator tells', () => {
  const page = readFileSync(join(ROOT, 'docs/privacy/vendors.md'), 'utf8');
  const named = [...RECIPIENT_NAMES, ...DECLARED.map(({ name }) => name)];
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('an erasure is due until each who has something of the person was told by hand', async () => {
  await shop.onValid(async (client) => {
    const buyer = await plantAccount(client, canariesOf('Adalgisa'));
    await plantOrder(client, `c:${buyer}`, canariesOf('Adalgisa'));
    const visitor = await plantAccount(client, canariesOf('Gracilia'));
    await client.query('SET session_replication_role = DEFAULT');
    const by = { operator: 'Op', reason: 'asked by letter' };
    for (const customer of [buyer, visitor])
      await erasePerson(client, { register: readRegister(ROOT), erasing: { customer }, by });
    const due = async () =>
      Object.fromEntries((await dueWishes(client)).map(({ subject, toTell }) => [subject, toTell]));
    expect(await due()).toEqual({
      [buyer]: ['mail-provider', 'cybersource', 'fulfilment', 'meta'],
      [visitor]: ['mail-provider'],
    });
    const told = (recipient: string, subject = buyer) =>
      recordTold(client, { subject, recipient, operator: 'Ada' });
    expect([await told('paypal'), await told('meta', 'nobody')]).toEqual([undefined, undefined]);
    expect(await told('mail-provider', visitor)).toEqual([]);
    expect(await told('meta')).toEqual(['mail-provider', 'cybersource', 'fulfilment']);
    expect(await told('meta')).toBeUndefined();
    for (const recipient of ['fulfilment', 'cybersource', 'mail-provider']) await told(recipient);
    expect(await due()).toEqual({});
    const { rows } = await client.query(
      `SELECT service FROM identity.erasure_part WHERE operator = 'Ada' ORDER BY done_at, service`,
    );
    expect(rows).toHaveLength(5);
  });
});
