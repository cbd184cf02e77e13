import { z } from 'zod';

const shown = z.string().nullable();

const DisplayEntry = z
  .strictObject({
    productId: z.string(),
    productUrl: z.string(),
    productType: z.string(),
    priceUponEnquiry: z.boolean(),
    masterVariantId: z.string(),
    purchaseable: z.boolean(),
    gtmCategory: shown,
    gtmBCategory: shown,
    internalSku: z.string(),
    sku: z.string(),
    productUnavailable: z.boolean(),
    productCode: z.string(),
    productTitle: z.string(),
    productName: z.string(),
    productBrand: z.string(),
    productImage: z.string(),
    productPrice: shown,
    productValue: z.int().nullable().meta({ description: 'Pence.' }),
    productWasPrice: shown,
    productWasWasPrice: shown,
    productDiscounted: z.boolean(),
    productWebProductStatus: z.string(),
    productBadge: z.string(),
    productFinancePromoMessage: shown,
    productAmplienceRoundels: z.array(z.string()),
  })
  .meta({ id: 'DisplayEntry', description: 'A piece of a list.' });

/** EN-12. */
export const MiniListAnswer = z
  .strictObject({
    entries: z.array(DisplayEntry).meta({ description: 'The newest, cut to the limit.' }),
    miniFavouritesDisplayLimit: z.int(),
    wishlistCount: z.int().meta({ description: 'Pieces in the whole list.' }),
    currentPage: z.int().meta({ description: 'From 0.' }),
  })
  .meta({ id: 'MiniList' });
