import DataLoader from 'dataloader';
import { ownerKey } from '@loupe/subgraph-server/actor';
import type { Actor } from '@loupe/subgraph-server/actor';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { Logger } from '@loupe/telemetry/logger';
import type { Roundel } from '../domain/catalogue/roundels.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { Order } from '../domain/order/order.ts';
import type { Step } from '../domain/counts/visited.ts';
import type { ClientFacts } from '../domain/placement/browser.ts';
import { WHOLE_LIST } from '../domain/list/page.ts';
import type { ShownList } from '../domain/list/shown-list.ts';
import { maySee } from '../domain/order/may-see.ts';
import type { SiteLimits } from '../domain/site-limits.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Caller } from '../use-cases/limit-ports.ts';
import type { UseCases } from '../bind-use-cases.ts';
import type { StepCounts } from '../step-counts.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly useCases: UseCases;
  /** @throws GraphFault SessionExpiredError for a request without a customer or anonymous id */
  readonly shopper: () => Shopper;
  readonly site: string;
  /** Web's server asks, for no shopper: a browser has at least an anonymous session. */
  readonly isShop: boolean;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** The visitor's A/B group as the gateway asserted it; null without one. */
  readonly abGroup: string | null;
  /** When the password was last given in this session, apart from signing in. */
  readonly passwordConfirmedAt: Date | null;
  /** The requester, by whom attempts are counted. */
  readonly caller: () => Caller;
  /** Sets a header of the response. */
  readonly setHeader: (name: string, value: string) => void;
  /** The shopper's cart, read at most once per request. */
  readonly ownCart: () => Promise<PricedCart | null>;
  /** The shopper's whole list, read at most once per request. */
  readonly ownList: () => Promise<ShownList>;
  /** Orders the shopper owns and may see, by id. */
  readonly ownOrders: DataLoader<string, Order | null>;
  /** Counts a step towards an order, unless the shopper has objected. @param once the bag or the attempt to pay, which counts once */
  readonly countStep: (step: Step, once?: string) => void;
  /** Browser data from the request's headers. */
  readonly client: ClientFacts;
  /** Of the shop. */
  readonly limits: SiteLimits;
  /** Of the shop, in their order. */
  readonly roundels: readonly Roundel[];
  /** Bound to the request's correlation id. */
  readonly logger: Logger;
}

/** Merges what the shopper had before signing in before any field is resolved (RO-02); a guest's request has nothing to merge. */
export async function createContext(
  actor: Actor,
  {
    useCases,
    client,
    limits,
    roundels,
    setHeader,
    logger,
    isCounted,
    steps,
  }: Pick<Context, 'useCases' | 'client' | 'limits' | 'roundels' | 'setHeader' | 'logger'> & {
    readonly isCounted: boolean;
    readonly steps: Pick<StepCounts, 'add'>;
  },
): Promise<Context> {
  const { site, customerId, anonymousId, abGroup = null, passwordConfirmedAtMs } = actor;
  const shopper = (): Shopper => ({ site, owner: ownerKey(actor) });
  if (customerId !== null && anonymousId !== null) {
    await useCases.mergeGuest(shopper(), { site, owner: ownerKey({ ...actor, customerId: null }) });
  }
  let cart: Promise<PricedCart | null> | undefined;
  let list: Promise<ShownList> | undefined;
  return {
    useCases,
    shopper,
    site,
    isShop: customerId === null && anonymousId === null,
    customerId,
    abGroup,
    passwordConfirmedAt: passwordConfirmedAtMs === undefined ? null : new Date(passwordConfirmedAtMs),
    caller: () => ({
      session: actor.sessionId ?? shopper().owner,
      network: clientNetwork(client.ipAddress),
    }),
    setHeader,
    countStep: (step, bag) => {
      if (isCounted) steps.add(site, step, bag);
    },
    ownCart: () => (cart ??= useCases.viewCart(shopper())),
    ownList: () => (list ??= useCases.viewShoppingList(shopper(), WHOLE_LIST)),
    ownOrders: new DataLoader(async (ids) => {
      const orders = await useCases.ownedOrders(shopper(), ids);
      return ids.map((id) => orders.find((order) => order.id === id && isVisible(order, shopper())) ?? null);
    }),
    client,
    limits,
    roundels,
    logger,
  };
}

function isVisible(order: Order, shopper: Shopper): boolean {
  return maySee(order, shopper, { isOrderConfirmation: true, email: null });
}
