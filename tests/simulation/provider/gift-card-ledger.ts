/** A pre-authorisation at the gift card provider. Pence. */
export interface GiftCardHold {
  readonly id: string;
  /** The client's transaction code. */
  readonly code: string;
  readonly number: string;
  readonly reference: string;
  readonly asked: number;
  /** The asked amount, or what was available. */
  readonly amount: number;
  end: 'released' | 'reversed' | 'captured' | undefined;
}

/** A change of a card's balance. */
export interface GiftCardMove {
  readonly id: string;
  readonly kind: 'post-auth' | 'increment' | 'spent-elsewhere';
  readonly code: string;
  readonly number: string;
  readonly amount: number;
  /** The id of the hold that a post-authorisation closed. */
  readonly of: string;
  reversed: boolean;
}

export interface GiftCard {
  readonly number: string;
  readonly pin: string;
  readonly issued: number;
}

/** A result code and its values, as on the wire. */
export type GiftCardResult = readonly [code: string, ...values: string[]];

const OK = '0';
const REFUSED = {
  unknownCard: ['2', 'Cert not exist'],
  cancelled: ['247', 'Pre-auth already cancelled or redeemed'],
  closed: ['381', 'Pre-auth already closed'],
  securityCode: ['350', 'Invalid security code'],
  notFound: ['352', 'Original transaction not found'],
} as const satisfies Record<string, GiftCardResult>;

/** The gift card provider's records, shared by its two hosts. */
export class GiftCardLedger {
  readonly cards = new Map<string, GiftCard>();
  readonly holds: GiftCardHold[] = [];
  readonly moves: GiftCardMove[] = [];
  /** Called after each new hold. */
  observe: (hold: GiftCardHold) => void = () => {};
  #ids = 900_000;

  balanceOf(number: string): number {
    const issued = this.cards.get(number)?.issued ?? 0;
    const moved = this.moves.filter((move) => move.number === number && !move.reversed);
    return moved.reduce((sum, { kind, amount }) => sum + (kind === 'increment' ? amount : -amount), issued);
  }

  availableOf(number: string): number {
    const open = this.holds.filter((hold) => hold.number === number && hold.end === undefined);
    return this.balanceOf(number) - open.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** In a shop of somebody else. */
  spendElsewhere(number: string, amount: number): void {
    this.#move({ kind: 'spent-elsewhere', code: '', number, amount, of: '' });
  }

  /** dc_909. */
  balance(number: string, pin: string): GiftCardResult {
    const card = this.cards.get(number);
    if (card === undefined) return REFUSED.unknownCard;
    if (card.pin !== pin) return REFUSED.securityCode;
    return [OK, pounds(this.availableOf(number)), '0', 'None', 'GBP'];
  }

  /** dc_920: holds the amount, or what is available where that is less. */
  hold(order: Pick<GiftCardHold, 'code' | 'number' | 'reference' | 'asked'>): GiftCardResult {
    const { number, asked } = order;
    if (!this.cards.has(number)) return REFUSED.unknownCard;
    const amount = Math.min(asked, this.availableOf(number));
    if (amount <= 0) return ['9', 'Insufficient funds - Balance 0.00'];
    const hold: GiftCardHold = { ...order, id: this.#newId(), amount, end: undefined };
    this.holds.push(hold);
    this.observe(hold);
    return [OK, hold.id, pounds(amount), ...this.#standing(number)];
  }

  /** dc_921: closes a hold with an amount up to it; zero releases it. */
  close(order: Pick<GiftCardMove, 'code' | 'number' | 'amount' | 'of'>): GiftCardResult {
    const hold = this.holds.find(({ id }) => id === order.of);
    if (hold === undefined) return REFUSED.notFound;
    if (hold.end === 'captured') return REFUSED.closed;
    if (hold.end !== undefined) return REFUSED.cancelled;
    if (order.amount > hold.amount) return ['9', `Insufficient funds - Balance ${pounds(hold.amount)}`];
    hold.end = order.amount === 0 ? 'released' : 'captured';
    const id = order.amount === 0 ? this.#newId() : this.#move({ ...order, kind: 'post-auth' }).id;
    return [OK, id, pounds(order.amount), ...this.#standing(order.number)];
  }

  /** dc_905: tops the card up. */
  increment(order: Pick<GiftCardMove, 'code' | 'number' | 'amount'>): GiftCardResult {
    const { id } = this.#move({ ...order, kind: 'increment', of: '' });
    return [OK, id, ...this.#standing(order.number)];
  }

  /** dc_918: takes back the newest transaction with this code and amount; repeating it succeeds. */
  reverse(code: string, number: string, asked: number): GiftCardResult {
    const moves = this.moves.filter((move) => move.code === code && move.amount === asked);
    const holds = this.holds.filter((hold) => hold.code === code && hold.asked === asked);
    const move = moves.findLast(({ reversed }) => !reversed);
    const hold = holds.findLast(({ end }) => end !== 'reversed');
    if (move !== undefined) this.#reverseMove(move);
    else if (hold?.end === 'captured') return REFUSED.closed;
    else if (hold?.end === 'released') return REFUSED.cancelled;
    else if (hold !== undefined) hold.end = 'reversed';
    else if (moves.length + holds.length === 0) return REFUSED.notFound;
    return [OK, this.#newId(), ...this.#standing(number)];
  }

  /** A reversed post-authorisation holds its money again. */
  #reverseMove(move: GiftCardMove): void {
    move.reversed = true;
    const hold = this.holds.find(({ id }) => id === move.of);
    if (hold !== undefined) hold.end = undefined;
  }

  #move(made: Omit<GiftCardMove, 'id' | 'reversed'>): GiftCardMove {
    const move = { ...made, id: this.#newId(), reversed: false };
    this.moves.push(move);
    return move;
  }

  #standing = (number: string): string[] => [pounds(this.availableOf(number)), 'None'];

  #newId = (): string => String(++this.#ids);
}

const pounds = (pence: number): string => (pence / 100).toFixed(2);
