/** What the shopper says of themselves in either way of delivery. */
export type Told = { email: string; marketing: boolean; firstName: string; lastName: string; phone: string };

/**
 * What a form begins or goes on with after the other was filled in: there is one e-mail for the order, so the last one said
 * counts; name and phone may be another's, so only what is still empty is filled.
 */
export function carriedOver(told: Told, here: Told): Told {
  return {
    email: told.email === '' ? here.email : told.email,
    marketing: told.marketing,
    firstName: here.firstName === '' ? told.firstName : here.firstName,
    lastName: here.lastName === '' ? told.lastName : here.lastName,
    phone: here.phone === '' ? told.phone : here.phone,
  };
}
