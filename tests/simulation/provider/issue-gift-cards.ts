import type { World } from '../engine/world.ts';
import { GiftCardLedger } from './gift-card-ledger.ts';

/** Pence: for a part of a cheap piece, for a bag of cheap pieces, and for more than any bag. */
const VALUES = [700, 700, 1_950, 5_000, 13_333, 60_000, 1_000_000] as const;
const MOST = 6;

/** Few cards, so that shoppers share them; none in some runs. */
export function issueGiftCards(world: World): GiftCardLedger {
  const { random } = world;
  const ledger = new GiftCardLedger();
  const many = random.chance(0.75) ? random.between(1, MOST) : 0;
  for (let number = 1; number <= many; number++) {
    const card = { number: String(600_000_000_000_000 + number), pin: '1234', issued: random.pick(VALUES) };
    ledger.cards.set(card.number, card);
  }
  return ledger;
}
