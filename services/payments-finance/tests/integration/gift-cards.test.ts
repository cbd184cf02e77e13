import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { giftCardRepository } from '../../src/adapters/db/gift-card-repository.ts';
import type { VaultKeys } from '../../src/adapters/db/gift-card-repository.ts';
import { GIFT_CARDS_OF_FORMER_KEYS } from '../../src/adapters/db/gift-card-statements.ts';
import { giftCardShop, NETWORK } from './gift-card-shop.ts';
import { PIN } from './givex-sandbox.ts';
import { VAULT_KEYS } from './test-payments.ts';

const DAY = 24 * 60 * 60_000;
const shop = giftCardShop();
const { waited, add, owner } = shop;

describe('adding a gift card', () => {
  it('[MU-07] stores it for the cart and answers its balance; the same card keeps its id', async () => {
    const [number, cart] = [await shop.sandbox.card('25.00'), owner()];
    const added = await add(number, cart);
    expect(added).toMatchObject({
      kind: 'added',
      balance: { minorUnits: 2_500, currency: 'GBP' },
      stored: { maskedNumber: `XXXXXXXXXXXXXXX${number.slice(-4)}` },
    });
    expect(await add(number, cart)).toEqual(added);
    expect(await shop.payments.rows('SELECT FROM gift_card')).toHaveLength(1);
    const other = await add(number);
    expect(other).not.toEqual(added);
  });

  it('[MU-07] [ER-14] unknown, wrong PIN, expired, blocked, inactive and empty cards answer alike and after the same time', async () => {
    const answers = [
      await add('6036289999999999999'),
      await add(await shop.sandbox.card('25.00'), {}, '1111'),
      await add(await shop.sandbox.card('25.00', { expires: '2020-01-31' })),
      await add(await shop.sandbox.card('25.00', { state: 'blocked' })),
      await add(await shop.sandbox.card('25.00', { state: 'inactive' })),
      await add(await shop.sandbox.card('0')),
    ];
    expect(answers).toEqual(answers.map(() => ({ kind: 'not-valid' })));
    expect(waited).toEqual(answers.map(() => 1_000));
    expect(await shop.payments.rows('SELECT FROM gift_card')).toHaveLength(0);
  });

  it('[MU-07] asks the secondary host when the primary one does not answer, and says when neither does', async () => {
    const number = await shop.sandbox.card('25.00');
    await shop.sandbox.fault({ host: 'primary', http: 503 });
    expect(await add(number)).toMatchObject({ kind: 'added' });
    await shop.sandbox.fault({ next: 2, http: 503 });
    expect(await add(number)).toEqual({ kind: 'unavailable' });
  });

  it('[MU-07] is removed by its own cart only, and kept when a tender names it', async () => {
    const cart = owner();
    const added = await add(await shop.sandbox.card('25.00'), cart);
    const id = added.kind === 'added' ? added.stored.id : '';
    await shop.application.removeGiftCard(id, owner());
    expect(await shop.payments.rows('SELECT FROM gift_card')).toHaveLength(1);
    const tenderId = await tenderOn(id);
    await shop.application.removeGiftCard(id, cart);
    expect(await shop.payments.rows('SELECT FROM gift_card')).toHaveLength(1);
    await shop.payments.rows('UPDATE tender SET account = NULL WHERE id = $1', [tenderId]);
    await shop.application.removeGiftCard(id, cart);
    expect(await shop.payments.rows('SELECT FROM gift_card')).toHaveLength(0);
  });
});

describe('the limits of gift cards', () => {
  it('[MU-07] after five attempts in an hour, from any session and by any page, a card is not looked up', async () => {
    const number = await shop.sandbox.card('25.00');
    for (let pin = 0; pin < 5; pin++) expect((await add(number, {}, `111${pin}`)).kind).toBe('not-valid');
    await shop.sandbox.fault({ next: 1, http: 503, method: 'dc_909' });
    const asker = { ...NETWORK, site: 'loupe', ownerKey: 'a:x', network: '198.51.100.0/24' };
    const refused = await shop.application.checkGiftCardBalance({ number, pin: PIN }, asker);
    expect(refused).toEqual({ kind: 'too-many', retryAfterSeconds: 3_600 });
    await shop.sandbox.clearFaults();
  });

  it('[MU-07] a session tries eight cards, also at once; valid ones and outages are given back', async () => {
    const [number, cart] = [await shop.sandbox.card('25.00'), owner()];
    for (let time = 0; time < 12; time++) expect((await add(number, cart)).kind).toBe('added');
    await shop.sandbox.fault({ next: 2, http: 503 });
    expect((await add(number, cart)).kind).toBe('unavailable');
    const unknown = Array.from({ length: 20 }, (_, at) => `60362899999999990${at + 10}`);
    const kinds = (await Promise.all(unknown.map((one) => add(one, cart)))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'not-valid')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(12);
  });

  it('[MU-07] a network tries thirty cards in an hour with whatever sessions', async () => {
    const kinds: string[] = [];
    for (let at = 0; at < 32; at++) kinds.push((await add(`60362899999999991${at + 10}`)).kind);
    expect(kinds.filter((kind) => kind === 'not-valid')).toHaveLength(30);
    expect(kinds.slice(30)).toEqual(['too-many', 'too-many']);
  });
});

describe('the vault', () => {
  it('[ER-13] has number and PIN in no table and no log', async () => {
    const number = await shop.sandbox.card('25.00', { pin: '80917263' });
    await add(number, {}, '80917263');
    await add(number, {}, '80917264');
    await shop.sandbox.fault({ next: 2, http: 500 });
    await add(number, {}, '80917263');
    const tables = await shop.payments.rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'payments_finance'",
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['gift_card', 'rate_limit', 'outbox']),
    );
    for (const { name } of tables) {
      const rows = JSON.stringify(await shop.payments.rows(`SELECT t::text FROM "${name}" AS t`));
      for (const text of [number, '80917263', hexOf(number), hexOf('80917263')])
        expect([name, rows.includes(text)]).toEqual([name, false]);
    }
    for (const secret of [number, '80917263', 'a-password-of-tests'])
      expect(shop.payments.logs()).not.toContain(secret);
  });

  it('[MU-07] deletes cards unused for 30 days, except those that a tender names', async () => {
    const [unused, used, named] = [await addedId(), await addedId(), await addedId()];
    await tenderOn(named.id);
    const { site, cartId, ownerKey } = used.cart;
    await shop.payments.rows("UPDATE gift_card SET last_used_at = now() - interval '31 days'");
    const vault = vaultWith(VAULT_KEYS);
    expect(await vault.find(used.id, { site, cartId, ownerKey })).toBeDefined();
    expect(await vault.find(unused.id, { site, cartId, ownerKey })).toBeUndefined();
    expect(await vault.purge(new Date(), '30 days', 100)).toBe(1);
    expect(await vault.reveal(unused.id)).toBeUndefined();
    expect(await vault.reveal(named.id)).toMatchObject({ pin: PIN });
    expect(await vault.purge(new Date(Date.now() + 31 * DAY), '30 days', 100)).toBe(1);
  });

  it('[MU-07] seals cards of former keys again, and finds them before and after', async () => {
    const { id, number, cart } = await addedId();
    const rotated = vaultWith({ vault: () => both('v', 'w'), digests: () => both('d', 'e') });
    expect(await rotated.add({ number, pin: PIN }, cart)).toMatchObject({ id });
    expect([await rotated.reseal(), await rotated.reseal()]).toEqual([1, 0]);
    const after = vaultWith({ vault: () => both('w'), digests: () => both('e') });
    expect(await after.reveal(id)).toEqual({ number, pin: PIN });
    expect(await after.add({ number, pin: PIN }, cart)).toMatchObject({ id });
  });

  it('[MU-07] merges a card that instances with different keys have added to one cart twice', async () => {
    const { id, number, cart } = await addedId();
    const twin = await vaultWith({ vault: () => both('w'), digests: () => both('e') }).add(
      { number, pin: PIN },
      cart,
    );
    expect(twin.id).not.toBe(id);
    const [tender, next] = [await tenderOn(id), await addedId()];
    const rotated = vaultWith({ vault: () => both('v', 'w'), digests: () => both('d', 'e') });
    await rotated.reseal();
    // A payment may be under way that has read its id; the card behind it is sealed again.
    expect(await rotated.find(id, cart)).toMatchObject({ id });
    await shop.payments.rows(
      `UPDATE gift_card SET last_used_at = now() - interval '61 minutes' WHERE id = $1`,
      [id],
    );
    expect([await rotated.reseal(), await rotated.reseal()]).toEqual([1, 0]);
    expect(await shop.payments.rows('SELECT id FROM gift_card ORDER BY id')).toEqual(
      [{ id: twin.id }, { id: next.id }].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    expect(await shop.payments.rows('SELECT account FROM tender WHERE id = $1', [tender])).toEqual([
      { account: twin.id },
    ]);
    const after = vaultWith({ vault: () => both('w'), digests: () => both('e') });
    expect(await after.reveal(twin.id)).toEqual({ number, pin: PIN });
  });

  it('[MU-07] finds cards of former keys among many by an index', async () => {
    await shop.payments.rows(`
      INSERT INTO gift_card (id, site, cart_id, owner_key, masked_number, digest, digest_kid, sealed, vault_kid)
      SELECT gen_random_uuid(), 'loupe', gen_random_uuid(), 'a:many', 'X', 'digest ' || n, 'e', '\\x00', 'w' FROM generate_series(1, 20000) AS n`);
    await shop.payments.rows('ANALYZE gift_card');
    const plan = await shop.payments.rows(`EXPLAIN ${GIFT_CARDS_OF_FORMER_KEYS.text}`, [
      'w',
      'e',
      100,
      ['w'],
    ]);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    expect(JSON.stringify(plan)).toContain('gift_card_vault_kid');
  });

  it('[MU-07] seals the others when a card’s key is gone, and says which card cannot be opened', async () => {
    const vault = () => vaultWith({ vault: () => both('v', 'w'), digests: () => both('d') });
    const [lost, kept] = [await addedId(), await addedId()];
    await shop.payments.rows("UPDATE gift_card SET vault_kid = 'gone' WHERE id = $1", [lost.id]);
    await expect(vault().reseal()).rejects.toThrow(
      `Gift cards that cannot be opened: 1, among them ${lost.id}`,
    );
    const rows = await shop.payments.rows('SELECT id, vault_kid AS kid FROM gift_card ORDER BY vault_kid');
    expect(rows).toEqual([
      { id: lost.id, kid: 'gone' },
      { id: kept.id, kid: 'w' },
    ]);
  });
});

async function addedId() {
  const [number, cart] = [await shop.sandbox.card('25.00'), owner()];
  const added = await add(number, cart);
  if (added.kind !== 'added') throw new Error(`The card was ${added.kind}.`);
  return { id: added.stored.id, number, cart };
}

const vaultWith = (keys: VaultKeys) =>
  giftCardRepository(poolTx(shop.payments.edges.backgroundPool), keys, () => randomUUIDv7());

/** The last one is active. */
function both(...kids: string[]) {
  const accepted = new Map(kids.map((kid) => [kid, Buffer.alloc(32, kid)]));
  const kid = kids.at(-1) ?? '';
  return { accepted, active: { kid, key: accepted.get(kid) ?? Buffer.alloc(32) } };
}

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** A tender that names the card. @returns its id */
async function tenderOn(giftCardId: string): Promise<string> {
  const [row] = await shop.payments.rows<{ id: string }>(
    `WITH paid AS (INSERT INTO payment (placement_id, state) VALUES (gen_random_uuid(), 'authorised') RETURNING id)
     INSERT INTO tender (payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
                         merchant_transaction_id, masked_number, card_type, account)
     SELECT id, 'card', 1, 'givex', 'intended', 'GBP', 100, '\\x00', 'BB1', gen_random_uuid(), 'X', 'givex', $1 FROM paid
     RETURNING id`,
    [giftCardId],
  );
  return row?.id ?? '';
}
