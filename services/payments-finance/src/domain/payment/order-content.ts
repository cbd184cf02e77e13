/** What an order consists of, for a provider that shows it to the shopper. Minor units; lines and delivery sum to the order's total. */
export interface OrderContent {
  readonly lines: readonly ContentLine[];
  readonly delivery: number;
  /** Where a courier takes it; undefined where it is collected or e-mailed. */
  readonly shipTo: ShipTo | undefined;
}

export interface ContentLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Before discounts. */
  readonly unitPrice: number;
  /** Of all units, after discounts. */
  readonly amount: number;
  /** Included in the amount. */
  readonly tax: number;
  /** Hundredths of a per cent. */
  readonly taxRate: number;
  /** Sent by e-mail. */
  readonly isDigital: boolean;
}

export interface ShipTo {
  readonly fullName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}
