import { z } from 'zod';

const MiniCartEntry = z
  .strictObject({
    productTitle: z.string().meta({ description: 'Brand and title with a literal %20 between.' }),
    productBrand: z.string(),
    productQuantity: z.int(),
    productPrice: z.string(),
    productCode: z.string(),
    productKey: z.string(),
    productRingSize: z.number().nullable().meta({ description: 'Millimetres of inner circumference.' }),
    productType: z.string(),
    variantSku: z.string(),
  })
  .meta({ id: 'MiniCartEntry' });

/** EN-11. */
export const MiniCartAnswer = z
  .strictObject({
    entries: z.array(MiniCartEntry),
    miniCartDisplayLimit: z.int(),
    totalEntryQuantities: z.int().meta({ description: 'Pieces in the whole bag.' }),
    subtotal: z
      .string()
      .nullable()
      .meta({ description: 'Of the whole bag, as it is shown; null without one.' }),
  })
  .meta({ id: 'MiniCart' });
