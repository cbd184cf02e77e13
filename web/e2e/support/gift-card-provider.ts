import { expect } from '@playwright/test';
import { testStack } from './test-stack.ts';

const at = (path: string): string => `http://127.0.0.1:${testStack().ports['givex']}/control/${path}`;

const PIN = '1234';
/** Numbers that no test card of the sandbox has. */
let issued = 0;

export type GiftCard = { number: string; pin: string };

type CardRow = { number: string; balance: string; held: string; available: string };

async function change(card: { number: string; pin?: string; balance: string }): Promise<void> {
  const response = await fetch(at('cards'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** A card of this test alone. @param balance pounds, e.g. 25.00 */
export async function issueGiftCard(balance: string): Promise<GiftCard> {
  issued += 1;
  const number = `6036289${String(Date.now()).slice(-9)}${String(issued).padStart(3, '0')}`;
  await change({ number, pin: PIN, balance });
  return { number, pin: PIN };
}

/** As if the card had been spent elsewhere. */
export const emptyGiftCard = ({ number }: GiftCard): Promise<void> => change({ number, balance: '0' });

/** The provider's amounts of a card, in pounds. */
export async function moneyOn({ number }: GiftCard): Promise<Omit<CardRow, 'number'>> {
  const { cards } = (await (await fetch(at('cards'))).json()) as { cards: CardRow[] };
  const { balance, held, available } = cards.find((card) => card.number === number) ?? {
    balance: '',
    held: '',
    available: '',
  };
  return { balance, held, available };
}
