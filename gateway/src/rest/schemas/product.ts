import { z } from 'zod';
import { StandalonePrice } from './money.ts';
import { Link, Picture, Status, Tile } from './tile.ts';

const text = z.string().nullable();
const pounds = z.int().nullable();

const DeliveryPromise = z
  .strictObject({
    type: z.string(),
    name: z.string(),
    deliverOn: z.string(),
    holdsUntil: z.string(),
    leadTime: z.int().meta({ description: 'Working days.' }),
    deliveryPrice: z.int().meta({ description: 'Pence.' }),
    free: z.boolean(),
  })
  .meta({
    id: 'DeliveryPromise',
    description: 'A delivery method of a piece, with the day it would arrive on.',
  });

const Variant = z
  .strictObject({
    id: z.string(),
    sku: z.string(),
    ringSize: z.number().nullable(),
    stockLevel: z.string(),
    webProductStatus: Status,
    price: StandalonePrice.nullable(),
    shippingMethods: z.array(DeliveryPromise),
  })
  .meta({ id: 'Variant' });

const NddCountdown = z
  .strictObject({
    countdownSeconds: z.int(),
    leadTime: z.int(),
    deliveryPrice: z.int().meta({ description: 'Pence.' }),
    sku: z.string(),
    free: z.boolean(),
  })
  .meta({ id: 'NddCountdown', description: 'How long an order is still in time for the next delivery day.' });

const Specification = z
  .strictObject({ group: z.string(), name: z.string(), value: z.string() })
  .meta({ id: 'Specification' });

const ProductRelation = z
  .strictObject({ type: z.string(), name: z.string(), label: z.string(), product: Tile })
  .meta({
    id: 'ProductRelation',
    description: 'The same piece in another colour or size, or one of its set.',
  });

/** EN-15. */
export const ProductAnswer = z
  .strictObject({
    id: z.string(),
    code: z.string(),
    sku: z.string(),
    internalSku: z.string(),
    name: z.string(),
    description: z.string(),
    brand: z.string(),
    productType: z.string(),
    productUrl: z.string(),
    dialColour: text,
    caseSize: z.number().nullable(),
    ean: text,
    badge: z.string(),
    priceUponEnquiry: z.boolean(),
    retailOnly: z.boolean(),
    purchaseable: z.boolean(),
    availableForReserveAndCollect: z.boolean(),
    giftCardMinValue: pounds,
    giftCardMaxValue: pounds,
    giftCardPresetValues: z.array(z.int()),
    giftCardValue: pounds,
    gtmCategory: text,
    gtmBCategory: text,
    webProductStatus: Status,
    price: StandalonePrice.nullable(),
    media: z.array(Picture),
    breadcrumbs: z.array(Link),
    specifications: z.array(Specification),
    categories: z.array(z.strictObject({ key: z.string(), name: z.string() }).meta({ id: 'CategoryName' })),
    productRelations: z.array(ProductRelation),
    nddCountdown: NddCountdown.nullable(),
    variants: z.array(Variant),
  })
  .meta({ id: 'Product' });
