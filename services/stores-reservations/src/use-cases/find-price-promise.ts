import type { Site } from '@loupe/contracts/sites';
import { windowAt } from '@loupe/money/price-windows';
import { answerBy } from '../domain/price-promise/deadlines.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import type { PromiseRefusal } from '../domain/price-promise/refusal.ts';
import { readPromiseNumber } from '../domain/reservation/new-number.ts';
import type { Asker, ReservationLinks } from './linked-reservation.ts';
import type { PromisePiece } from './ports/price-promises.ts';

/** How long after it was asked a request is shown to those who have its link. */
const LINK_DAYS = 60;
const DAY_MS = 86_400_000;

export interface FindPricePromisePorts {
  readonly pricePromises: {
    find(id: string): Promise<PricePromise | null>;
    findByNumber(number: string): Promise<PricePromise | null>;
  };
  readonly promiseLinks: ReservationLinks;
  readonly now: () => Date;
}

/** By the link of an e-mail, or by the number of one's own. */
export interface PromiseAsked {
  readonly pricePromiseNumber?: string | null;
  readonly token?: string | null;
}

/** A request that the caller may see; null for any other. Nothing is written: programs open links too. */
export async function findPricePromise(
  { pricePromises, promiseLinks, now }: FindPricePromisePorts,
  { site, owner }: Asker,
  { pricePromiseNumber, token }: PromiseAsked,
): Promise<PricePromise | null> {
  if (token != null) {
    const link = promiseLinks.read(token);
    const found = link === null ? null : await pricePromises.find(link.id);
    if (found === null || found.site !== site || found.linkEpoch !== link?.epoch) return null;
    return found.askedAt.getTime() + LINK_DAYS * DAY_MS < now().getTime() ? null : found;
  }
  const number = readPromiseNumber(pricePromiseNumber ?? '');
  const found = number === null ? null : await pricePromises.findByNumber(number);
  return found !== null && found.site === site && found.owner === owner ? found : null;
}

/** A piece and its price, of which another shop's price can be asked for. */
export interface PromiseOffer extends Omit<PromisePiece, 'prices' | 'refusal'> {
  /** Pence. */
  readonly price: number;
  readonly refusal: PromiseRefusal | null;
  readonly answerBy: Date;
}

/** What a request would be about; null for a piece that the site does not sell at a price. */
export async function findPromiseOffer(
  {
    pricePromises,
  }: { readonly pricePromises: { piece(site: Site, sku: string): Promise<PromisePiece | null> } },
  site: Site,
  sku: string,
  now: Date,
): Promise<PromiseOffer | null> {
  const found = await pricePromises.piece(site, sku);
  if (found === null) return null;
  const { prices, ...piece } = found;
  const price = windowAt(prices, site, now)?.minorUnits;
  return price === undefined ? null : { ...piece, price, answerBy: answerBy(now) };
}
