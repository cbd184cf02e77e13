import type { Shop } from '../processes/shop.ts';

const LONGEST_PAUSE_MS = 60_000;

/** Spends gift cards in other shops, all that is available or a part, while shoppers pay with them here. */
export function startSpendingElsewhere({ world, giftCards: { ledger } }: Shop): void {
  const { random, faults } = world;
  if (ledger.cards.size === 0 || !random.chance(0.4)) return;
  const next = () => {
    if (faults.healed) return;
    const { number } = random.pick([...ledger.cards.values()]);
    const available = ledger.availableOf(number);
    if (available > 0) {
      const amount = random.chance(0.5) ? available : random.between(1, available);
      world.note(`${amount} of gift card ${number} are spent elsewhere`);
      ledger.spendElsewhere(number, amount);
    }
    world.after(random.between(1, LONGEST_PAUSE_MS), next);
  };
  world.after(random.between(1, LONGEST_PAUSE_MS), next);
}
