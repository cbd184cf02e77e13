import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { RESERVATION } from './operations.ts';
import { ReservationAnswer } from './schemas/reservation.ts';
import { text } from './schemas/wire.ts';

/** RE-08, EN-17. */
export const reservationDetails = defineCall({
  id: 'getReservation',
  method: 'get',
  path: '/reservation/details/page',
  tag: 'Stores',
  summary: 'One’s own reservation: of the signed-in customer, or of the browser that made it.',
  refuses: ['ReservationNotFoundError'],
  query: z.strictObject({ reservationNumber: text.meta({ examples: ['R-23456789'] }) }),
  answer: { description: 'The reservation.', schema: ReservationAnswer },
  handler: async ({ query: { reservationNumber } }, graph) => {
    const { reservation } = await graph.needed<{ reservation: z.output<typeof ReservationAnswer> | null }>(
      RESERVATION,
      { input: { reservationNumber } },
    );
    if (reservation === null)
      throw new CallRefused('ReservationNotFoundError', 'You have no reservation with this number.');
    return reservation;
  },
});
