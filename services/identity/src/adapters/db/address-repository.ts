import type { AddressFields } from '@loupe/contact/address';
import type { Tx } from '@loupe/database/tx';
import type { Address, AddressType } from '../../domain/address/address.ts';
import type { AddressBook } from '../../domain/address/address-book.ts';

/** Ids come from outside and are compared as text: what is no id is nobody's. */
export function addressRepository(tx: Tx): AddressBook {
  return {
    list: (customerId) => tx.query<Address>(LIST, [customerId]),

    async add(customerId, fields) {
      const [added] = await tx.query<{ id: string }>(ADD, [customerId, ...valuesOf(fields)]);
      return added!.id;
    },

    async update(customerId, addressId, fields) {
      return (await tx.query(UPDATE, [customerId, addressId, ...valuesOf(fields)])).length > 0;
    },

    async remove(customerId, addressId) {
      await tx.query('DELETE FROM customer_address WHERE customer_id = $1 AND id::text = $2', [
        customerId,
        addressId,
      ]);
    },

    async makeDefault(customerId, addressId, type) {
      const { unset, set } = DEFAULTS[type];
      // Two statements: there is never more than one default, not even within one.
      await tx.query(unset, [customerId, addressId]);
      return (await tx.query(set, [customerId, addressId])).length > 0;
    },
  };
}

const valuesOf = (fields: AddressFields) => [
  fields.salutation,
  fields.firstName,
  fields.lastName,
  fields.phone,
  fields.country,
  fields.region,
  fields.streetName,
  fields.streetNumber,
  fields.city,
  fields.postalCode,
];

const LIST = `
SELECT id, salutation, first_name AS "firstName", last_name AS "lastName", phone, country, region,
  street_name AS "streetName", street_number AS "streetNumber", city, postal_code AS "postalCode",
  is_default_shipping AS "isDefaultShipping", is_default_billing AS "isDefaultBilling"
FROM customer_address WHERE customer_id = $1 ORDER BY id`;

const ADD = `
INSERT INTO customer_address (customer_id, salutation, first_name, last_name, phone, country, region, street_name, street_number,
  city, postal_code)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
RETURNING id`;

const UPDATE = `
UPDATE customer_address SET salutation = $3, first_name = $4, last_name = $5, phone = $6, country = $7, region = $8,
  street_name = $9, street_number = $10, city = $11, postal_code = $12
WHERE customer_id = $1 AND id::text = $2
RETURNING id`;

/** Only if the new one is the customer's own is the old one given up. */
const unset = (column: string) => `
UPDATE customer_address SET ${column} = false
WHERE customer_id = $1 AND ${column}
  AND EXISTS (SELECT FROM customer_address WHERE customer_id = $1 AND id::text = $2)`;
const set = (column: string) => `
UPDATE customer_address SET ${column} = true WHERE customer_id = $1 AND id::text = $2 RETURNING id`;

const DEFAULTS: Readonly<Record<AddressType, { unset: string; set: string }>> = {
  shipping: { unset: unset('is_default_shipping'), set: set('is_default_shipping') },
  billing: { unset: unset('is_default_billing'), set: set('is_default_billing') },
};
