/** Details that both delivery forms ask for. */
export type SharedDetails = {
  email: string;
  marketing: boolean;
  firstName: string;
  lastName: string;
  phone: string;
};

/**
 * Values of a form after the other one was filled in: an order has one e-mail, so the latest counts; name and phone
 * may be another person's, so only empty fields are filled.
 */
export function carriedOver(shared: SharedDetails, here: SharedDetails): SharedDetails {
  return {
    email: shared.email === '' ? here.email : shared.email,
    marketing: shared.marketing,
    firstName: here.firstName === '' ? shared.firstName : here.firstName,
    lastName: here.lastName === '' ? shared.lastName : here.lastName,
    phone: here.phone === '' ? shared.phone : here.phone,
  };
}
