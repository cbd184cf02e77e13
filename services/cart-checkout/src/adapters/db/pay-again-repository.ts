import { retryOnConflict } from '@loupe/database/conflict';
import type { Standing } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { OrderToPay, PayAgain, PayAgainReply } from '../../domain/pay-again/pay-again.ts';
import type { PayAgainState } from '../../domain/pay-again/transitions.ts';
import type { NextAction } from '../../domain/placement/next-action.ts';
import * as statements from './pay-again-statements.ts';
import type { StoredAttempt } from './pay-again-statements.ts';
import { writeTo } from './write.ts';

/** Where an attempt stood when it was read. */
type At = Standing<PayAgainState>;

/** Attempts to pay an order again. */
export function payAgainRepository(tx: Tx) {
  const write = writeTo(tx);

  const move = (
    { id, state, version }: At,
    next: PayAgainState,
    { reply = null, dueInSeconds = null }: { reply?: PayAgainReply | null; dueInSeconds?: number | null },
  ): Promise<boolean> =>
    write(statements.MOVE, [
      ...([id, state, version, next, reply && JSON.stringify(reply), dueInSeconds] as const),
    ]);

  return {
    async findOrder(site: string, orderId: string, about: { key: string; episode: bigint }) {
      const [row] = await tx.query(statements.FIND_ORDER_TO_PAY, [site, orderId, about.key, about.episode]);
      if (row === undefined) return null;
      const {
        moneyState: state,
        moneyVersion: version,
        moneyMissing: missing,
        live,
        repeated,
        ...order
      } = row;
      const money = { state, version, missing };
      return { ...order, money, live: fromJson(live), repeated: fromJson(repeated) } satisfies OrderToPay;
    },

    /** An attempt at this order. */
    async find(id: string, orderId: string): Promise<PayAgain | null> {
      const [attempt] = await tx.query(statements.FIND, [id, orderId]);
      return attempt ?? null;
    },

    /** @returns null where the order has a live attempt, or the key is known */
    async claim(
      attempt: Pick<PayAgain, 'id' | 'orderId' | 'episode' | 'amount'> & { readonly key: string },
      dueInSeconds: number,
    ): Promise<PayAgain | null> {
      const { id, orderId, episode, amount, key } = attempt;
      const [claimed] = await retryOnConflict(() =>
        tx.query(statements.CLAIM, [id, orderId, episode, amount, key, dueInSeconds]),
      );
      return claimed ?? null;
    },

    /** @returns the deadline for the shopper's return, or null when the attempt has moved on */
    async beginChallenge(
      { id, state, version }: At,
      action: NextAction,
      { valid, longest }: { readonly valid: number; readonly longest: number },
    ): Promise<Date | null> {
      const json = JSON.stringify(action);
      const [row] = await retryOnConflict(() =>
        tx.query(statements.BEGIN_CHALLENGE, [id, state, version, json, valid, longest]),
      );
      return row?.challengeUntil ?? null;
    },

    /** @returns the attempt as it is now, or null when it has no open challenge or the deadline has passed */
    async endChallenge(id: string, orderId: string, dueInSeconds: number): Promise<PayAgain | null> {
      const [attempt] = await retryOnConflict(() =>
        tx.query(statements.END_CHALLENGE, [id, orderId, dueInSeconds]),
      );
      return attempt ?? null;
    },

    /** The money is held; payments has not put it in its place yet. @returns false when the attempt has moved on */
    recordAuthorised: (from: At, dueInSeconds: number) => move(from, 'authorised', { dueInSeconds }),

    /** After which it can no longer be authorised. @returns the new position, or null when the attempt has moved on */
    async beginCancel(from: At, reply: PayAgainReply, dueInSeconds: number): Promise<At | null> {
      const isMoved = await move(from, 'cancelling', { reply, dueInSeconds });
      return isMoved ? { ...from, state: 'cancelling', version: from.version + 1 } : null;
    },

    /** @returns false when the attempt has moved on */
    release: (from: At) => move(from, 'released', {}),

    /** Payments has put its hold in the place of the one that ended. @returns its pence; null for an unknown one, and the second time */
    async finish(id: string): Promise<number | null> {
      const [finished] = await tx.query(statements.FINISH, [id]);
      return finished?.amount ?? null;
    },

    /** Due attempts, earliest first. No other caller gets them until the lease expires. */
    leaseDue: (limit: number, leaseSeconds: number): Promise<PayAgain[]> =>
      retryOnConflict(() => tx.query(statements.LEASE_DUE, [limit, leaseSeconds])),

    /** @param tender of the order, with the card that pays it now */
    async setCard(
      orderId: string,
      tender: { readonly id: string; readonly maskedNumber: string; readonly cardType: string },
    ): Promise<void> {
      await write(statements.SET_CARD, [orderId, tender.id, tender.maskedNumber, tender.cardType]);
    },
  };
}

const fromJson = (stored: StoredAttempt | null): PayAgain | null =>
  stored && {
    ...stored,
    episode: BigInt(stored.episode),
    challengeUntil: stored.challengeUntil === null ? null : new Date(stored.challengeUntil),
  };
