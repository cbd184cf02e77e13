import { SelectField } from '#ui/select-field.tsx';
import { MONTHS } from '../birthday.ts';
import checkout from '#features/forms/forms.module.css';
import type { FieldProps } from '../field-props.ts';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** Day and month, both or neither; the year is not asked. */
export function BirthdayFields({ field }: { field: (name: 'day' | 'month', label: string) => FieldProps }) {
  return (
    <>
      <div className={checkout['half']}>
        <SelectField optional {...field('day', 'Birthday, day')} autoComplete="bday-day">
          <option value="" />
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
      </div>
      <div className={checkout['half']}>
        <SelectField optional {...field('month', 'Birthday, month')} autoComplete="bday-month">
          <option value="" />
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
