import { z } from 'zod';

const Contact = z
  .strictObject({
    salutation: z.string().meta({ description: 'EU-06; empty for none.' }),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'ReservationContact' });

const moment = z.string().meta({ description: 'ISO 8601.' });

/** EN-17. */
export const ReservationAnswer = z
  .strictObject({
    reservationNumber: z.string(),
    status: z.string().meta({ description: 'EU-10.' }),
    reason: z.string().nullable().meta({ description: 'Why it was cancelled or declined.' }),
    reserveDate: moment,
    reserveEndDate: moment.nullable().meta({ description: 'ISO 8601; null when it is over.' }),
    productId: z.string(),
    productName: z.string(),
    reservedProductSku: z.string().meta({ description: 'The piece that the store keeps.' }),
    intendedProductSku: z.string().meta({ description: 'The size that is wanted.' }),
    price: z.int().meta({ description: 'Pence, as shown when it was reserved.' }),
    currency: z.string(),
    storeKey: z.string(),
    storeName: z.string(),
    contact: Contact,
  })
  .meta({ id: 'Reservation' });
