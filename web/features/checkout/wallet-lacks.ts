type Bag = {
  id: string;
  guestEmail?: string | null;
  shippingAddress?: object | null;
};
type Told = { name: string; cartId?: string; missing?: readonly string[] } | undefined;

const WORDS: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  streetName: 'street',
  city: 'town',
  region: 'county',
  postalCode: 'postcode',
  email: 'e-mail',
};

/** What a wallet has not told of the delivery of this bag, which still lacks it, for the shopper; undefined for nothing. */
export function lackOf(told: Told, { id, guestEmail, shippingAddress }: Bag): string | undefined {
  if (told?.cartId !== id) return undefined;
  const known = { ...shippingAddress, email: guestEmail } as Readonly<Record<string, unknown>>;
  const missing = told.missing?.filter((field) => !known[field]) ?? [];
  if (missing.length === 0) return undefined;
  if (missing.includes('country'))
    return `We do not deliver to the address from ${told.name}. Give us another one in the United Kingdom, Ireland or the Isle of Man.`;
  const words = missing.map((field) => WORDS[field] ?? field);
  const last = words.at(-1) ?? '';
  const list = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
  return `We need your ${list}: ${told.name} has not told us, or not so that we can use it.`;
}
