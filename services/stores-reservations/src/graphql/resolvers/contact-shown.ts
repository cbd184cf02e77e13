import { fullName } from '@loupe/contact/address-lines';
import type { ReservationContact } from '../../domain/reservation/reservation.ts';

/** Who comes, as the graph answers it. */
export const contactShown = ({ salutation, firstName, lastName, email, phone }: ReservationContact) => ({
  salutation,
  firstName,
  lastName,
  email,
  phone,
  name: fullName({ salutation, firstName, lastName }),
});
