import { beforeAll, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { ROLES } from '../fixtures/pieces.ts';
import { addToCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const LINKS_A_DAY = 10;

let piece: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  piece = await variantOf(new Shopper(), ROLES.beaverbrooks.plenty);
});

const share = (shopper: Shopper) =>
  shopper.ask<{ shareCart: { __typename: string; token?: string } }>(
    `mutation ShareCart { shareCart { __typename ... on SharedLink { token } } }`,
  );

const find = (token: string, site: Site = 'beaverbrooks') =>
  new Shopper(site).graph<{ sharedCart: { lineItems: { quantity: number }[] } | null }>(
    `query GetSharedCart($token: String!) { sharedCart(token: $token) { lineItems { quantity } } }`,
    { token },
  );

it('[EN-05] thirty simultaneous shares of one bag by two instances make ten links, and typed refusals', async () => {
  const shopper = new Shopper();
  await addToCart(shopper, piece);
  const answers = await Promise.all(Array.from({ length: 30 }, () => share(shopper)));
  const kinds = answers.map(({ shareCart }) => shareCart.__typename);
  expect(kinds.filter((kind) => kind === 'SharedLink')).toHaveLength(LINKS_A_DAY);
  expect(kinds.filter((kind) => kind === 'TooManyAttemptsError')).toHaveLength(30 - LINKS_A_DAY);
});

it('[EN-05] a link shows what was shared then, on its own site only', async () => {
  const shopper = new Shopper();
  await addToCart(shopper, piece);
  const { token = '' } = (await share(shopper)).shareCart;
  await addToCart(shopper, piece);
  expect((await find(token)).data).toEqual({ sharedCart: { lineItems: [{ quantity: 1 }] } });
  expect((await find(token, 'loupe')).data).toEqual({ sharedCart: null });
});

it.each([
  ['empty', ''],
  ['a space', ' '],
  ['U+0000', '\u0000'],
  ['a percent sign', '%'],
  ['SQL', `'; DROP TABLE shared_cart`],
  ['5,000 characters', 'x'.repeat(5_000)],
  ['an emoji', '💍'],
])('[EN-05] a token that is %s is unknown, and no error of the service', async (_what, token) => {
  const { data, errors } = await find(token);
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL_SERVER_ERROR');
  expect(data?.sharedCart ?? null).toBeNull();
});
