import type { OrderBody } from '../sessions/shape.ts';

interface Common {
  /** The vendor's id. */
  readonly id: string;
  readonly at: string;
}

/** A session, as it was created; again under the same id for each update. */
export interface SessionEntry extends Common {
  readonly kind: 'session';
  readonly body: OrderBody;
}

/** The vendor has agreed to a purchase. */
export interface AuthorizationEntry extends Common {
  readonly kind: 'authorization';
  readonly sessionId: string;
  readonly personId: string;
  /** The order as it was agreed to. */
  readonly body: OrderBody;
}

/** The merchant gives an authorization back without using it. */
export interface AuthorizationEndEntry extends Common {
  readonly kind: 'authorization-end';
  readonly token: string;
}

export interface OrderEntry extends Common {
  readonly kind: 'order';
  readonly token: string;
  readonly personId: string;
  readonly body: OrderBody;
  readonly isPending: boolean;
}

/** The vendor decides about an order that it wanted to look at, or stops one later. */
export interface DecisionEntry extends Common {
  readonly kind: 'decision';
  readonly orderId: string;
  readonly decision: 'ACCEPTED' | 'REJECTED' | 'STOPPED';
}

/** Of a capture or a refund; pence. */
export interface Movement<Kind extends 'capture' | 'refund'> extends Common {
  readonly kind: Kind;
  readonly orderId: string;
  readonly pence: number;
  readonly reference: string | undefined;
}

/** What the merchant does with an order, without an amount. */
export interface Step<Kind extends 'cancel' | 'release' | 'extension' | 'acknowledgement'> extends Common {
  readonly kind: Kind;
  readonly orderId: string;
}

export type MovementEntry = Movement<'capture'> | Movement<'refund'>;
export type StepEntry = Step<'cancel'> | Step<'release'> | Step<'extension'> | Step<'acknowledgement'>;

/** The answer to a request, kept by its Klarna-Idempotency-Key. */
export interface AnswerEntry {
  readonly kind: 'answer';
  readonly key: string;
  readonly at: string;
  readonly status: number;
  readonly body: object | null;
  readonly headers: Readonly<Record<string, string>>;
}

export type LedgerEntry =
  | SessionEntry
  | AuthorizationEntry
  | AuthorizationEndEntry
  | OrderEntry
  | DecisionEntry
  | MovementEntry
  | StepEntry
  | AnswerEntry;
