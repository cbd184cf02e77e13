import { z } from 'zod';

const pence = z.int();

const SearchPrice = z
  .strictObject({
    currencyIso: z.string(),
    formattedValue: z.string(),
    value: pence.meta({ description: 'Pence.' }),
    priceType: z.string(),
    minQuantity: z.int(),
    maxQuantity: z.int().nullable(),
  })
  .meta({
    id: 'SearchPrice',
    description: 'A price of a tile; without maxQuantity for any number of pieces.',
  });

export const SearchPrices = z
  .strictObject({ price: SearchPrice, wasPrice: SearchPrice.nullable(), wasWasPrice: SearchPrice.nullable() })
  .meta({ id: 'SearchPrices' });

export const StandalonePrice = z
  .strictObject({ formattedPrice: z.string(), value: pence, wasValue: pence.nullable() })
  .meta({ id: 'StandalonePrice', description: 'A price in pence and as it is shown.' });
