/** An order that the warehouse tells us about and that we do not have. */
export interface UnknownOrder {
  readonly orderNumber: string;
  readonly messages: number;
  readonly since: Date;
  /** The types of its messages, in the order they came. */
  readonly types: readonly string[];
}
