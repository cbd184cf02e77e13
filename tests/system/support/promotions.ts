import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './operator.ts';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';

export interface PromotionOfTest {
  readonly code: string;
  end(): Promise<void>;
}

/** Runs a promotions command. @throws Error with what it said, unless it did what it was asked */
async function promotions(...args: string[]): Promise<void> {
  const { code, text } = await run('promotions', ...args);
  if (code !== 0) throw new Error(text);
}

/** An active promotion of both sites with one code. @param name of its code @param limits of the code */
export async function promote(name: string, rule: object, limits: object): Promise<PromotionOfTest> {
  const code = `${name}${Date.now()}`;
  const key = code.toLowerCase();
  const folder = await mkdtemp(join(tmpdir(), 'promotion-'));
  const file = join(folder, `${key}.json`);
  const promotion = {
    key,
    name: 'An offer of a test',
    description: 'For one test.',
    sites: ['beaverbrooks', 'loupe'],
    from: '2026-01-01T00:00:00Z',
    rule,
    codes: [{ code, ...limits }],
  };
  await writeFile(file, JSON.stringify(promotion));
  await promotions('put', file);
  await promotions('activate', key);
  await rm(folder, { recursive: true });
  return { code, end: () => promotions('end', key) };
}

interface Coded {
  readonly totalPrice: { readonly value: number };
  readonly discountCodes: readonly { readonly state: string }[];
}

async function enterCode(shopper: Shopper, code: string): Promise<Coded> {
  const { addDiscountCode: cart } = await shopper.ask<{ addDiscountCode: Coded }>(
    `mutation AddDiscountCode($code: String!) { addDiscountCode(code: $code) {
       __typename ... on Cart { totalPrice { value } discountCodes { state } } ... on Failure { code message } } }`,
    { code },
  );
  return cart;
}

/** Enters a code until the instance that answers knows it. @returns the total with it, in pence */
export async function applyCode(shopper: Shopper, code: string): Promise<number> {
  let total = 0;
  await until(`${code} applies`, async () => {
    const { totalPrice, discountCodes } = await enterCode(shopper, code);
    total = totalPrice.value;
    return discountCodes[0]?.state === 'MatchesCart';
  });
  return total;
}
