import type { Robots } from '@loupe/bot-check/robots';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import { formatMoney } from '@loupe/money/format';
import { windowAt } from '@loupe/money/price-windows';
import type { Caller } from '../domain/caller.ts';
import { isGuest } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parseAsked } from '../domain/price-promise/asked.ts';
import type { Asked, AskedInput } from '../domain/price-promise/asked.ts';
import { answerBy } from '../domain/price-promise/deadlines.ts';
import { ASK_LIMITS, MOST_OF_PERSON, MOST_OF_PIECE } from '../domain/price-promise/limits.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import { countPlacing } from './count-placing.ts';
import type { LimitPorts } from './count-placing.ts';
import { isHuman } from './is-human.ts';
import type { PromisePiece, WaitingCounts } from './ports/price-promises.ts';
import { tellPromise } from './store-promise-move.ts';
import type { StorePromiseMovePorts } from './store-promise-move.ts';

/** The action that pages ask a token of the bot check for. */
export const PROMISE_ACTION = 'price_promise';

export interface RequestPricePromisePorts extends LimitPorts, StorePromiseMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly pricePromises: { piece(site: Site, sku: string): Promise<PromisePiece | null> };
  readonly pricePromisesIn: (tx: Tx) => ReturnType<StorePromiseMovePorts['pricePromisesIn']> & {
    now(): Promise<Date>;
    lock(what: string): Promise<void>;
    waitingCounts(site: Site, owner: string, sku: string): Promise<WaitingCounts>;
    waitingOfOwner(site: Site, sku: string, owner: string): Promise<PricePromise | null>;
    insert(promise: PricePromise): Promise<boolean>;
  };
  readonly robots: Robots;
  readonly isRobotChecked: boolean;
  readonly newId: () => string;
  readonly newPromiseNumber: () => string;
}

export interface RequestPricePromiseInput extends AskedInput {
  readonly sku: string;
  readonly reCaptchaToken?: string | null;
}

export interface PricePromiseRequested {
  readonly type: 'PricePromiseRequested';
  readonly promise: PricePromise;
}
type Refusals =
  | 'PieceNotFoundError'
  | 'PricePromiseExcludedError'
  | 'PricePromiseLimitError'
  | 'ReCaptchaError'
  | 'TooManyAttemptsError';

const LIMIT = { type: 'PricePromiseLimitError' } as const;

/**
 * RE-06: asks for another shop's price. A person answers; nothing is promised by asking, and nothing of ours opens the page that was given.
 * @throws InvalidFieldError
 */
export async function requestPricePromise(
  ports: RequestPricePromisePorts,
  caller: Caller,
  { reCaptchaToken, sku, ...input }: RequestPricePromiseInput,
): Promise<PricePromiseRequested | FailureOf<Refusals>> {
  const asked = parseAsked(input);
  const work = async () => {
    if (ports.isRobotChecked && !(await isHuman(ports, PROMISE_ACTION, caller, reCaptchaToken)))
      return { type: 'ReCaptchaError' } as const;
    const piece = await ports.pricePromises.piece(caller.site, sku);
    if (piece === null) return { type: 'PieceNotFoundError' } as const;
    if (piece.refusal !== null) return { type: 'PricePromiseExcludedError', reason: piece.refusal } as const;
    return ports.transaction((tx) => ask(ports, tx, { caller, asked, piece }));
  };
  return countPlacing(ports, caller, asked.email, work, {
    action: 'requestPricePromise',
    limits: ASK_LIMITS,
  });
}

interface Wanted {
  readonly caller: Caller;
  readonly asked: Asked;
  readonly piece: PromisePiece;
}

async function ask(
  ports: RequestPricePromisePorts,
  tx: Tx,
  wanted: Wanted,
): Promise<PricePromiseRequested | FailureOf<'PricePromiseLimitError' | 'PieceNotFoundError'>> {
  const { caller, piece } = wanted;
  const promises = ports.pricePromisesIn(tx);
  await promises.lock(caller.owner);
  await promises.lock(piece.sku);
  // A form that was sent twice.
  const own = await promises.waitingOfOwner(caller.site, piece.sku, caller.owner);
  if (own !== null) return { type: 'PricePromiseRequested', promise: own };
  const { ofOwner, ofPiece } = await promises.waitingCounts(caller.site, caller.owner, piece.sku);
  if (ofOwner >= MOST_OF_PERSON || ofPiece >= MOST_OF_PIECE) return LIMIT;
  const promise = promiseOf(ports, wanted, await promises.now());
  if (promise === null) return { type: 'PieceNotFoundError' };
  if (!(await promises.insert(promise))) return LIMIT;
  const actor = isGuest(caller) ? 'guest' : 'customer';
  await tellPromise(ports, tx, promise, { act: 'ask', actor, at: promise.askedAt });
  return { type: 'PricePromiseRequested', promise };
}

/** @returns null for a piece without a price @throws InvalidFieldError where theirs is not lower */
function promiseOf(
  ports: RequestPricePromisePorts,
  { caller: { site, owner }, asked, piece }: Wanted,
  now: Date,
): PricePromise | null {
  const ourPrice = windowAt(piece.prices, site, now)?.minorUnits;
  if (ourPrice === undefined) return null;
  if (asked.theirPrice >= ourPrice)
    throw new InvalidFieldError('theirPrice', `Our price is ${formatMoney(ourPrice)}, which is not more.`);
  const due = answerBy(now);
  const { sku, productId, productKey, productName } = piece;
  return {
    ...asked,
    ...NEW,
    id: ports.newId(),
    number: ports.newPromiseNumber(),
    site,
    owner,
    ourPrice,
    sku,
    productId,
    productKey,
    productName,
    askedAt: now,
    answerBy: due,
    dueAt: due,
  };
}

const NEW = {
  state: 'PENDING_DECISION',
  reason: null,
  version: 1,
  lateAt: null,
  decidedAt: null,
  agreedPrice: null,
  decidedBy: null,
  secondBy: null,
  code: null,
  validUntil: null,
  usedAt: null,
  usedOrder: null,
  endedAt: null,
  withdrawnAt: null,
  linkEpoch: 0,
  eventOffset: 0n,
} as const;
