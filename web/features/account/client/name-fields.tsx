import { SALUTATION_NAMES } from '@loupe/contact/address-lines';
import { SALUTATIONS } from '#features/forms/field-rules.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import checkout from '#features/forms/forms.module.css';
import type { FieldProps } from '../field-props.ts';

type NameField = 'salutation' | 'firstName' | 'lastName';

/** Title and name fields of the surrounding form. */
export function NameFields({ field }: { field: (name: NameField, label: string) => FieldProps }) {
  return (
    <>
      <div className={checkout['third']}>
        <SelectField optional {...field('salutation', 'Title')} autoComplete="honorific-prefix">
          {SALUTATIONS.map((salutation) => (
            <option key={salutation} value={salutation}>
              {SALUTATION_NAMES[salutation]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={checkout['third']}>
        <Field {...field('firstName', 'First name')} autoComplete="given-name" />
      </div>
      <div className={checkout['third']}>
        <Field {...field('lastName', 'Last name')} autoComplete="family-name" />
      </div>
    </>
  );
}
