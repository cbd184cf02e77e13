import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import type { Logger } from '@loupe/telemetry/logger';
import type { GiftCardBalances, GiftCardVault } from '../../use-cases/ports/gift-cards.ts';
import type { GiftCardIssuer } from '../../use-cases/ports/gift-card-issuer.ts';
import type { Capabilities, TenderProvider, VerifiedTender } from '../../use-cases/ports/tender-provider.ts';
import type { Refusals } from '../refusal-counter.ts';
import { authorise } from './authorise.ts';
import { balanceOf } from './balance.ts';
import type { GivexContext } from './context.ts';
import { createHost } from './host.ts';
import type { GivexHosts } from './hosts.ts';
import { giftCardIssuer } from './issue.ts';
import { movements } from './report.ts';
import { reverse, undo } from './reverse.ts';
import { capture, refund } from './settle.ts';

export interface GivexOptions {
  readonly url: string;
  readonly secondaryUrl: string;
  readonly userId: string;
  /** The user's passwords; the active one is presented. */
  readonly passwords: () => SigningKeySet<Buffer>;
  readonly newId: () => string;
  readonly logger: Logger;
  /** Without it refusals are counted for nobody. */
  readonly refusals?: Refusals | undefined;
  /** While it is false only reports are read. */
  readonly mayMove?: (() => boolean) | undefined;
}

/** The connections to the vendor; the provider of tenders also needs the vault. */
export interface Givex extends GiftCardBalances {
  providerWith(vault: Pick<GiftCardVault, 'find' | 'reveal'>): TenderProvider;
  /** For gift cards that are sold. */
  issuerWith(vault: Pick<GiftCardVault, 'reveal'>): GiftCardIssuer;
  close(): Promise<void>;
}

const CAPABILITIES: Capabilities = {
  captures: 'once',
  partialCapture: true,
  // A card can be topped up as long as it is valid; the vault keeps the cards of tenders.
  refundDays: 730,
  authorisation: 'holds',
  repeatsElsewhere: true,
};

/**
 * EU-22: Givex behind the gift card method. Calls that a shopper waits for have their own connections and circuit breakers, so that failing
 * captures, refunds and reversals do not stop payments. Each host has a breaker of its own.
 */
export function createGivex(options: GivexOptions): Givex {
  const { url, secondaryUrl, userId, passwords, newId, logger, refusals, mayMove } = options;
  const hosts = (): GivexHosts => ({
    primary: createHost(url, mayMove),
    secondary: createHost(secondaryUrl, mayMove),
  });
  const [inRequest, afterwards] = [hosts(), hosts()];
  const login = () => ({ userId, password: passwords().active.key.toString() });

  return {
    balanceOf: balanceOf({ hosts: inRequest, login, logger }, newId),
    providerWith: (vault) =>
      giftCardTenders({ waiting: { hosts: inRequest, login, vault, logger }, background: afterwards, vault }),
    issuerWith: (vault) => giftCardIssuer({ hosts: afterwards, login, vault, logger }, newId, refusals),
    async close() {
      const all = [inRequest, afterwards].flatMap(({ primary, secondary }) => [primary, secondary]);
      await Promise.all(all.map((host) => host.close()));
    },
  };
}

export interface GiftCardTenders {
  readonly vault: Pick<GiftCardVault, 'find' | 'reveal'>;
  /** For calls that a shopper waits for. */
  readonly waiting: GivexContext;
  /** For calls that no shopper waits for. */
  readonly background: GivexHosts;
}

/** The provider of gift card tenders over given connections. */
export function giftCardTenders({ vault, waiting, background: hosts }: GiftCardTenders): TenderProvider {
  const background: GivexContext = { ...waiting, hosts };
  return {
    capabilities: CAPABILITIES,
    verify: async (details, owner) =>
      'giftCardId' in details
        ? verified(
            details.giftCardId,
            await vault.find(details.giftCardId, { ...owner, ...details.addedWith }),
          )
        : undefined,
    prepare: () => Promise.resolve({ kind: 'ready' }),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, waiting),
    resume: () => Promise.reject(new Error('A gift card needs no action.')),
    reverse: (order) => reverse(order, background),
    capture: (order, timeoutMs) => capture(order, timeoutMs, background),
    refund: (order, timeoutMs) => refund(order, timeoutMs, background),
    undo: (order) => undo(order, background),
    movements: () => movements(hosts),
    room: () => Math.max(hosts.primary.room(), hosts.secondary.room()),
  };
}

function verified(
  giftCardId: string,
  card: Awaited<ReturnType<GiftCardVault['find']>>,
): VerifiedTender | undefined {
  return (
    card && {
      maskedNumber: card.maskedNumber,
      cardType: 'givex',
      cardDigest: card.digest,
      data: { giftCardId },
    }
  );
}
