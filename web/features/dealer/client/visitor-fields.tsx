import type { ComponentProps } from 'react';
import type { FieldProps } from '#features/account/field-props.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';

export type FormProps = {
  botCheck: { scriptUrl: string; siteKey: string };
  certifiedPreOwned: boolean;
  productCode: string | null;
  showrooms: readonly { code: string; name: string }[];
};

/** The first is chosen unless the visitor chooses: nobody is addressed wrongly by default. */
const TITLES = { none: 'No title', ms: 'Ms', mr: 'Mr', mrs: 'Mrs', miss: 'Miss', dr: 'Dr', rev: 'Rev' };

type VisitorField = 'title' | 'firstName' | 'lastName' | 'email' | 'phone' | 'showroom';
type VisitorFieldsProps = {
  field: (name: VisitorField, label: string) => FieldProps;
  showrooms: FormProps['showrooms'];
  /** Whether a phone number is needed. */
  phoned: boolean;
};

/** Who asks, how to answer, and which showroom is asked. */
export function VisitorFields({ field, showrooms, phoned }: VisitorFieldsProps) {
  const text = (name: VisitorField, label: string, more: Partial<ComponentProps<typeof Field>>) => (
    <Field {...field(name, label)} {...more} />
  );
  return (
    <>
      <SelectField {...field('title', 'Title')} autoComplete="honorific-prefix">
        {Object.entries(TITLES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {text('firstName', 'First name', { autoComplete: 'given-name' })}
      {text('lastName', 'Last name', { autoComplete: 'family-name' })}
      {text('email', 'E-mail', { type: 'email', inputMode: 'email', autoComplete: 'email' })}
      {text('phone', 'Phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel', optional: !phoned })}
      <SelectField {...field('showroom', 'Showroom')}>
        <option value="">Choose a showroom</option>
        {showrooms.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
