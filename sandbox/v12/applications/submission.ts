import { z } from 'zod';
import { PRODUCTS } from '../products.ts';
import type { Product } from '../products.ts';
import { Refusal } from './refusal.ts';

/** Clients write numbers as numbers or as text. */
const whole = z.coerce.number().int();
const pence = z.coerce
  .number()
  .refine((pounds) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6, 'has more than two decimals')
  .transform((pounds) => Math.round(pounds * 100));

const shape = z.object({
  Order: z.object({
    ProductId: z.coerce.string(),
    ProductGuid: z.guid(),
    SalesReference: z.string().min(1).max(128),
    SecondSalesReference: z.string().max(256).default(''),
    CashPrice: pence.refine((price) => price > 0),
    Deposit: pence.refine((deposit) => deposit >= 0),
    DuplicateSalesReferenceMethod: z.literal('ShowError'),
    Lines: z
      .array(
        z.object({
          Qty: whole.refine((quantity) => quantity > 0),
          SKU: z.string().max(50),
          Item: z.string().min(1).max(100),
          Price: pence,
        }),
      )
      .min(1),
  }),
  Customer: z.object({
    Title: z.enum(['1', '2', '3', '4']).optional(),
    FirstName: z.string().min(1),
    LastName: z.string().min(1),
    EmailAddress: z.email(),
    Addresses: z.array(z.looseObject({})).min(1),
  }),
});

/** What the merchant submits. The sandbox keeps of the customer the name alone. */
export interface Submission {
  readonly product: Product;
  readonly salesReference: string;
  readonly secondSalesReference: string;
  /** Pence. */
  readonly cashPrice: number;
  readonly deposit: number;
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly pence: number }[];
  readonly firstName: string;
  readonly lastName: string;
}

/** The largest share of the price that may be paid beforehand. */
const DEPOSIT_SHARE = 0.5;

/** @param listed the products as they are now @throws Refusal */
export function submissionOf(body: unknown, listed: readonly Product[] = PRODUCTS): Submission {
  const read = shape.safeParse(body);
  if (!read.success) throw new Refusal('SUB001', z.prettifyError(read.error));
  const { Order: order, Customer: customer } = read.data;
  const product = listed.find(({ ProductId }) => ProductId === order.ProductId);
  if (product === undefined || product.ProductGuid !== order.ProductGuid)
    throw new Refusal('SUB002', 'Product not found');
  const { CashPrice: cashPrice, Deposit: deposit, Lines: lines } = order;
  if (lines.reduce((sum, { Qty, Price }) => sum + Qty * Price, 0) !== cashPrice)
    throw new Refusal('SUB003', 'The lines are not the cash price');
  const loan = cashPrice - deposit;
  if (loan < Number(product.MinLoan) * 100 || loan > Number(product.MaxLoan) * 100)
    throw new Refusal('SUB004', 'The loan is not one of this product');
  if (deposit > cashPrice * DEPOSIT_SHARE) throw new Refusal('SUB005', 'The deposit is too large');
  return {
    product,
    salesReference: order.SalesReference,
    secondSalesReference: order.SecondSalesReference,
    cashPrice,
    deposit,
    lines: lines.map(({ Qty, Item, Price }) => ({ quantity: Qty, name: Item, pence: Price })),
    firstName: customer.FirstName,
    lastName: customer.LastName,
  };
}
