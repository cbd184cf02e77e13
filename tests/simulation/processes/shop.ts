import { Broker } from '../broker/broker.ts';
import { RelayLock } from '../broker/relay.ts';
import { Machine } from '../engine/machine.ts';
import type { World } from '../engine/world.ts';
import type { BankVisits } from '../provider/card-provider.ts';
import { lenderCallbacks } from '../provider/lender-callbacks.ts';
import { openLending } from '../provider/lending.ts';
import { issueGiftCards } from '../provider/issue-gift-cards.ts';
import { ProviderLedger } from '../provider/provider-ledger.ts';
import { Warehouse } from '../warehouse/warehouse.ts';
import { CheckoutTables } from '../stores/checkout/tables.ts';
import { MemoryDatabase } from '../stores/memory-database.ts';
import { PaymentsTables } from '../stores/payments/tables.ts';
import { checkAsked, checkHeldOnce, watchPaths } from '../invariants/paths.ts';
import type { Letters } from './applications.ts';
import { watchLoans } from '../invariants/loan-paths.ts';
import { watchSignedLoans } from '../invariants/loan-deadline.ts';
import { bootCartCheckout } from './cart-checkout.ts';
import type { CheckoutProgram, MailServer } from './cart-checkout.ts';
import { createStock } from './goods.ts';
import { bootPaymentsFinance } from './payments-finance.ts';
import type { PaymentsProgram } from './payments-finance.ts';
import { createPromotions } from './promotions.ts';

const INSTANCES = [1, 2];
/** Both databases have the same clock, which is correct within a minute. */
const DATABASE_CLOCK_MS = 60_000;

export type Shop = ReturnType<typeof createShop>;

/** Two instances of both services, the systems around them, and stock. */
export function createShop(world: World) {
  const aheadMs = world.random.between(-DATABASE_CLOCK_MS, DATABASE_CLOCK_MS);
  const clock = () => new Date(world.beginning + world.now + aheadMs);
  const checkFailed = ({ message }: Error) => world.violate(`[I1] a statement failed: ${message}`);
  const newDatabase = () => new MemoryDatabase({ clock, newId: () => world.newId(), checkFailed });
  const [checkoutDatabase, paymentsDatabase] = [newDatabase(), newDatabase()];
  const [checkout, payments] = [new CheckoutTables(), new PaymentsTables()];
  const broker = new Broker();
  const asked = checkAsked(world, payments);
  const provider = { ledger: new ProviderLedger(), visits: new Map() as BankVisits, asked: asked.once };
  const giftCards = { ledger: issueGiftCards(world), asked: asked.onEachHost };
  checkHeldOnce(world, giftCards.ledger);
  const lending = openLending(world);
  const callbacks = lenderCallbacks(world, () => paymentsMachines);
  lending.book.changed = callbacks.tell;
  const mail: MailServer = [];
  const letters: Letters = [];
  const warehouse: Warehouse = new Warehouse(world, () => checkoutMachines);
  const relayLocks = { checkout: new RelayLock(), payments: new RelayLock() };

  const paymentsMachines: Machine<PaymentsProgram>[] = INSTANCES.map(
    (number) =>
      new Machine(world, `payments-${number}`, (processRun) =>
        bootPaymentsFinance(processRun, {
          database: paymentsDatabase,
          tables: payments,
          provider,
          giftCards,
          lending,
          broker,
          relayLock: relayLocks.payments,
        }),
      ),
  );
  const checkoutMachines: Machine<CheckoutProgram>[] = INSTANCES.map(
    (number) =>
      new Machine(world, `checkout-${number}`, (processRun) =>
        bootCartCheckout(processRun, {
          database: checkoutDatabase,
          tables: checkout,
          payments: paymentsMachines,
          broker,
          mail,
          warehouse,
          letters,
          hasLoans: lending.isOpen,
          relayLock: relayLocks.checkout,
        }),
      ),
  );
  const machines: Machine[] = [...paymentsMachines, ...checkoutMachines];
  createPromotions(world, checkout);
  for (const machine of machines) machine.start();
  const supply = createStock(world, checkout, { hasLoans: lending.isOpen });
  watchPaths(world, checkout, payments);
  if (lending.isOpen) {
    watchLoans(world, { checkout, payments, lending, cards: provider.ledger });
    watchSignedLoans(world, { checkout, payments, lending });
  }
  return {
    world,
    checkout,
    payments,
    broker,
    provider,
    giftCards,
    lending,
    callbacks,
    mail,
    letters,
    supply,
    relayLocks,
    machines,
    checkoutMachines,
    paymentsMachines,
    warehouse,
    checkoutDatabase,
    paymentsDatabase,
  };
}
