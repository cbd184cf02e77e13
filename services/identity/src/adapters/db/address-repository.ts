import type { Tx } from '@loupe/database/tx';
import type { AddressType } from '../../domain/address/address.ts';
import type { AddressBook } from '../../domain/address/address-book.ts';
import { sql } from './gen/statements.ts';

const LIST = sql(
  'list-addresses',
  `
SELECT id, salutation, first_name AS "firstName", last_name AS "lastName", phone, country, region,
  street_name AS "streetName", street_number AS "streetNumber", city, postal_code AS "postalCode",
  is_default_shipping AS "isDefaultShipping", is_default_billing AS "isDefaultBilling"
FROM customer_address WHERE customer_id = $1 ORDER BY id`,
);

const ADD = sql(
  'add-address',
  `
INSERT INTO customer_address (customer_id, salutation, first_name, last_name, phone, country, region, street_name, street_number,
  city, postal_code)
VALUES (:customerId, :salutation, :firstName, :lastName, :phone, :country, :region, :streetName, :streetNumber, :city, :postalCode)
RETURNING id`,
);

const UPDATE = sql(
  'update-address',
  `
UPDATE customer_address SET salutation = :salutation, first_name = :firstName, last_name = :lastName, phone = :phone, country = :country, region = :region,
  street_name = :streetName, street_number = :streetNumber, city = :city, postal_code = :postalCode
WHERE customer_id = :customerId AND id::text = :addressId
RETURNING id`,
);

const REMOVE = sql('remove-address', 'DELETE FROM customer_address WHERE customer_id = $1 AND id::text = $2');

/** The former default is unset only if the new one is an address of the customer. */
const unset = (column: string) => `
UPDATE customer_address SET ${column} = false
WHERE customer_id = $1 AND ${column}
  AND EXISTS (SELECT FROM customer_address WHERE customer_id = $1 AND id::text = $2)`;
const set = (column: string) => `
UPDATE customer_address SET ${column} = true WHERE customer_id = $1 AND id::text = $2 RETURNING id`;

const DEFAULTS = {
  shipping: {
    unset: sql('unset-default-shipping', unset('is_default_shipping')),
    set: sql('set-default-shipping', set('is_default_shipping')),
  },
  billing: {
    unset: sql('unset-default-billing', unset('is_default_billing')),
    set: sql('set-default-billing', set('is_default_billing')),
  },
} as const satisfies Record<AddressType, object>;

/** Address ids come from requests and are compared as text, so that one that is not a UUID matches no row. */
export function addressRepository(tx: Tx): AddressBook {
  return {
    list: (customerId) => tx.query(LIST, [customerId]),

    async add(customerId, fields) {
      const [added] = await tx.query(ADD, { customerId, ...fields });
      return added!.id;
    },

    async update(customerId, addressId, fields) {
      return (await tx.query(UPDATE, { customerId, addressId, ...fields })).length > 0;
    },

    async remove(customerId, addressId) {
      await tx.query(REMOVE, [customerId, addressId]);
    },

    async makeDefault(customerId, addressId, type) {
      const { unset, set } = DEFAULTS[type];
      // Two statements: the unique index of the default is checked for each row, even within one statement.
      await tx.query(unset, [customerId, addressId]);
      return (await tx.query(set, [customerId, addressId])).length > 0;
    },
  };
}
