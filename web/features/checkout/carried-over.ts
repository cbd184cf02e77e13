/** Details that both delivery forms ask for. */
export type Told = { email: string; marketing: boolean; firstName: string; lastName: string; phone: string };

/**
 * Values of a form after the other one was filled in: an order has one e-mail, so the latest counts; name and phone
 * may be another person's, so only empty fields are filled.
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
