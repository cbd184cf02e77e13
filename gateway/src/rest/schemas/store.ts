import { z } from 'zod';

const Address = z
  .strictObject({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    county: z.string().nullable(),
    postalCode: z.string(),
    country: z.string(),
  })
  .meta({ id: 'StoreAddress' });

const OpeningHours = z
  .strictObject({
    dayOfWeek: z.string(),
    openingTime: z.string().nullable(),
    closingTime: z.string().nullable(),
    closed: z.boolean(),
  })
  .meta({ id: 'OpeningHours' });

const GeoPoint = z.strictObject({ latitude: z.number(), longitude: z.number() }).meta({ id: 'GeoPoint' });

/** EN-16. */
export const StoreAnswer = z
  .strictObject({
    storeId: z.string(),
    key: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    channelUrlCode: z.string(),
    url: z.string(),
    watchBrands: z.array(z.string()),
    jewelleryBrands: z.array(z.string()),
    watchBrandIds: z.array(z.int()),
    jewelleryBrandIds: z.array(z.int()),
    address: Address,
    openingHours: z.array(OpeningHours),
    geoPoint: GeoPoint,
    distance: z.number().nullable().meta({ description: 'Miles from the place that was asked for.' }),
  })
  .meta({ id: 'Store' });
