interface Common {
  /** The vendor's id. */
  readonly id: string;
  readonly at: string;
}

interface Requested {
  /** The PayPal-Request-Id by which it was made. */
  readonly requestId: string | undefined;
}

/** An order, as it was created. */
export interface OrderEntry extends Common {
  readonly kind: 'order';
  readonly intent: 'AUTHORIZE' | 'CAPTURE';
  readonly currency: string;
  readonly pence: number;
  readonly referenceId: string;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
  readonly brand: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The purchase unit, as it was sent. */
  readonly unit: object;
  /** The payer chooses where it is sent. */
  readonly asksAddress?: boolean;
  /** The merchant has changed that since. */
  readonly isReaddressed?: boolean;
  /** The payer goes on to the merchant, who names the total before it is paid. */
  readonly isReviewed?: boolean;
}

/** A test person has agreed, with what pays for it. */
export interface ApprovalEntry extends Common {
  readonly kind: 'approval';
  readonly orderId: string;
  readonly payerId: string;
  /** Of the payer's account. */
  readonly addressId?: string;
}

/** The merchant has changed a reference of its own, or where it is sent. */
export interface PatchEntry extends Common {
  readonly kind: 'patch';
  readonly orderId: string;
  readonly member: 'custom_id' | 'invoice_id' | 'shipping/name' | 'shipping/address';
  readonly value: string | object;
}

/** The payer's instrument was declined: another approval is needed. */
export interface DeclineEntry extends Common {
  readonly kind: 'decline';
  readonly orderId: string;
}

export interface AuthorizationEntry extends Common, Requested {
  readonly kind: 'authorization';
  readonly orderId: string;
  readonly pence: number;
  readonly currency: string;
  readonly isPending: boolean;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
  /** Of a reauthorization: the first authorization of the order. */
  readonly firstId: string | undefined;
}

export interface VoidEntry extends Common {
  readonly kind: 'void';
  readonly authorizationId: string;
  /** By the vendor, later than it was authorised. */
  readonly isByVendor: boolean;
}

export interface CaptureEntry extends Common, Requested {
  readonly kind: 'capture';
  readonly authorizationId: string;
  readonly pence: number;
  readonly currency: string;
  readonly final: boolean;
  readonly invoiceId: string | undefined;
}

export interface RefundEntry extends Common, Requested {
  readonly kind: 'refund';
  readonly captureId: string;
  readonly pence: number;
  readonly currency: string;
  readonly invoiceId: string | undefined;
}

/** A payer disputes a capture: the vendor takes the money back meanwhile. */
export interface DisputeEntry extends Common {
  readonly kind: 'dispute';
  readonly captureId: string;
  readonly pence: number;
  readonly currency: string;
  readonly reason: string;
  readonly answerBy: string;
}

export interface DisputeEndEntry extends Common {
  readonly kind: 'dispute-end';
  readonly disputeId: string;
  readonly isWon: boolean;
}

/** The answer to a request, kept by its PayPal-Request-Id. */
export interface AnswerEntry {
  readonly kind: 'answer';
  readonly requestId: string;
  readonly at: string;
  readonly path: string;
  readonly status: number;
  readonly body: object | null;
}

export type LedgerEntry =
  | OrderEntry
  | ApprovalEntry
  | PatchEntry
  | DeclineEntry
  | AuthorizationEntry
  | VoidEntry
  | CaptureEntry
  | RefundEntry
  | DisputeEntry
  | DisputeEndEntry
  | AnswerEntry;
