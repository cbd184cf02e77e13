import { addressLine } from '@loupe/contact/address-lines';
import type { AddressPartsFragment } from '#gql/graphql.ts';
import { Check } from '#ui/check.tsx';
import styles from '../../forms/forms.module.css';

/** An address's id, or `other` for a typed one. */
export type AddressChoice = string;

type SavedAddressesProps = {
  legend: string;
  /** Name of the radio group. */
  name: string;
  addresses: readonly AddressPartsFragment[];
  chosen: AddressChoice;
  onChoose: (choice: AddressChoice) => void;
};

/** The address book as radio buttons, with an option for another address. */
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
