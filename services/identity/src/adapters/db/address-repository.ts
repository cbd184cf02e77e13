import type { Tx } from '@loupe/database/tx';
import { isUuid } from '@loupe/database/uuid';
import type { AddressBook } from '../../domain/address/address-book.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const LIST = sql(
  'list-addresses',
  `
SELECT id, salutation, first_name AS "firstName", last_name AS "lastName", phone, country, region,
  street_name AS "streetName", street_number AS "streetNumber", city, postal_code AS "postalCode",
  is_default_shipping AS "isDefaultShipping", is_default_billing AS "isDefaultBilling"
FROM customer_address WHERE customer_id = $1 ORDER BY id`,
);

const DEFAULT = { shipping: 'isDefaultShipping', billing: 'isDefaultBilling' } as const;

/** Address ids come from requests: one that is not a UUID matches no row. */
export function addressRepository(tx: Tx): AddressBook {
  return {
    list: (customerId) => tx.query(LIST, [customerId]),

    async add(customerId, fields) {
      const { id } = await prismaOn(tx).customerAddress.create({
        data: { customerId, ...fields },
        select: { id: true },
      });
      return id;
    },

    async update(customerId, id, fields) {
      if (!isUuid(id)) return false;
      return (
        (await prismaOn(tx).customerAddress.updateMany({ where: { customerId, id }, data: fields })).count > 0
      );
    },

    async remove(customerId, id) {
      if (isUuid(id)) await prismaOn(tx).customerAddress.deleteMany({ where: { customerId, id } });
    },

    async makeDefault(customerId, id, type) {
      if (!isUuid(id)) return false;
      const column = DEFAULT[type];
      // Two statements: the unique index of the default is checked for each row, even within one statement. The former default is unset
      // only if the new one is an address of the customer.
      await prismaOn(tx).customerAddress.updateMany({
        where: { customerId, [column]: true, customer: { addresses: { some: { id } } } },
        data: { [column]: false },
      });
      return (
        (
          await prismaOn(tx).customerAddress.updateMany({
            where: { customerId, id },
            data: { [column]: true },
          })
        ).count > 0
      );
    },
  };
}
