import { addressLine } from '../address.ts';
import type { AddressPartsFragment } from '#gql/graphql.ts';
import { Check } from '#ui/check.tsx';
import styles from '../checkout.module.css';

/** An address's id, or `other`: one that is typed. */
export type AddressChoice = string;

type SavedAddressesProps = {
  legend: string;
  /** Of the radio buttons. */
  name: string;
  addresses: readonly AddressPartsFragment[];
  chosen: AddressChoice;
  onChoose: (choice: AddressChoice) => void;
};

/** The address book to choose from, and the way to another address. */
export function SavedAddresses({ legend, name, addresses, chosen, onChoose }: SavedAddressesProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <ul className={styles['choices']}>
        {addresses.map((address) => (
          <li key={address.id} className={styles['choice']}>
            <Check
              type="radio"
              name={name}
              checked={chosen === address.id}
              onChange={() => onChoose(address.id)}
            >
              {addressLine(address)}
            </Check>
          </li>
        ))}
        <li className={styles['choice']}>
          <Check type="radio" name={name} checked={chosen === 'other'} onChange={() => onChoose('other')}>
            Another address
          </Check>
        </li>
      </ul>
    </fieldset>
  );
}
