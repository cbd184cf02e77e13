import { COUNTRIES } from '@loupe/contact/address';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LazyAddressLookup } from '#features/forms/address-lookup/lazy-address-lookup.tsx';
import type { FoundAddress } from '#features/forms/address-lookup/found-address.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { countryName, SALUTATION_NAMES } from '@loupe/contact/address-lines';
import type { AddressForm } from './address-form-rules.ts';
import { SALUTATIONS } from './field-rules.ts';
import styles from './forms.module.css';

type AddressFieldsProps = {
  /** The address's purpose, which selects the autocomplete tokens. */
  purpose: 'shipping' | 'billing';
  phoneHint?: string;
};

/** The country comes first, because the postcode rule depends on it. */
const FILLED = ['country', 'postalCode', 'streetName', 'city', 'region'] as const;

/** Name, address and phone fields of the surrounding form. Field ids are `<purpose>-<field>`. */
export function AddressFields({ purpose, phoneHint }: AddressFieldsProps) {
  const { register, trigger, getFieldState, setValue, control } = useFormContext<AddressForm>();
  const { errors } = useFormState({ control });
  const country = useWatch({ control, name: 'country' });

  function fill(address: FoundAddress) {
    for (const field of FILLED) {
      setValue(field, address[field], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  }

  /** Props of a text field of the address. */
  function text(name: keyof AddressForm, label: string, autoComplete: string) {
    return {
      ...register(name),
      id: `${purpose}-${name}`,
      label,
      error: errors[name]?.message,
      autoComplete: `${purpose} ${autoComplete}`,
    };
  }

  return (
    <>
      <div className={styles['third']}>
        <SelectField optional {...text('salutation', 'Title', 'honorific-prefix')}>
          {SALUTATIONS.map((salutation) => (
            <option key={salutation} value={salutation}>
              {SALUTATION_NAMES[salutation]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles['third']}>
        <Field {...text('firstName', 'First name', 'given-name')} />
      </div>
      <div className={styles['third']}>
        <Field {...text('lastName', 'Last name', 'family-name')} />
      </div>
      <div className={styles['half']}>
        <SelectField
          {...text('country', 'Country', 'country')}
          {...register('country', {
            // The postcode rule depends on the country; a postcode not validated yet is left alone.
            onChange: () => getFieldState('postalCode').isTouched && void trigger('postalCode'),
          })}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
      </div>
      <LazyAddressLookup
        id={`${purpose}-lookup`}
        country={country}
        onFound={fill}
        onTypeMyself={() => document.getElementById(`${purpose}-postalCode`)?.focus()}
      />
      <div className={styles['half']}>
        <Field {...text('postalCode', 'Postcode', 'postal-code')} />
      </div>
      <Field {...text('streetName', 'House number and street', 'address-line1')} />
      <div className={styles['half']}>
        <Field {...text('city', 'Town or city', 'address-level2')} />
      </div>
      <div className={styles['half']}>
        <Field optional {...text('region', 'County', 'address-level1')} />
      </div>
      <div className={styles['half']}>
        <Field {...text('phone', 'Mobile number', 'tel')} type="tel" inputMode="tel" hint={phoneHint} />
      </div>
    </>
  );
}
