import { z } from 'zod';
import { SearchPrices } from './money.ts';

export const Link = z.strictObject({ name: z.string(), url: z.string() }).meta({ id: 'Link' });

export const Status = z
  .strictObject({ key: z.string() })
  .meta({ id: 'WebProductStatus', description: 'Such as liveActive or liveOutOfStock.' });

export const Picture = z
  .strictObject({ name: z.string(), alt: z.string() })
  .meta({ id: 'Picture', description: 'A picture by its name at the media host.' });

/** EN-14. */
export const Tile = z
  .strictObject({
    key: z.string(),
    name: z.string(),
    description: z.string(),
    brand: z.string(),
    retailOnly: z.boolean(),
    sku: z.string(),
    secondId: z.string(),
    supplierCode: z.string().nullable(),
    url: z.string(),
    imageUrl: z.string().nullable(),
    thumbUrl: z.string().nullable(),
    badge: z.string(),
    availableColorSwatches: z.array(z.string()),
    modelCase: z.string().nullable(),
    priceUponEnquiry: z.boolean(),
    webProductStatus: Status,
    prices: z.array(SearchPrices),
  })
  .meta({ id: 'Tile', description: 'A piece as a listing shows it.' });
