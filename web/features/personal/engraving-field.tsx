import type { Ref } from 'react';
import { Field } from '#ui/field.tsx';
import { charactersLeft, workingDays } from './personal-words.ts';
import type { PersonalTerms } from './personal-terms.ts';
import styles from './personal.module.css';

type EngravingFieldProps = {
  id: string;
  terms: NonNullable<PersonalTerms['engraving']>;
  value: string;
  error?: string | undefined;
  field?: Ref<HTMLInputElement> | undefined;
  onChange: (text: string) => void;
};

/** The text to engrave, shown as the engraver cuts it: in the typeface of the house. */
export function EngravingField({ id, terms, value, error, field, onChange }: EngravingFieldProps) {
  return (
    <div className={styles['engraving']}>
      <Field
        {...(field === undefined ? {} : { ref: field })}
        id={id}
        label="Text to engrave"
        hint={`${charactersLeft(value, terms.limit)}. Letters, digits and . , ’ & + ♥ / -`}
        value={value}
        error={error}
        maxLength={terms.limit}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <figure className={styles['preview']}>
        <figcaption className="micro soft">Preview</figcaption>
        {/* The field says it to a screen reader already. */}
        <p aria-hidden="true" data-engraving className={styles['cut']}>
          {value.trim() === '' ? <span className={styles['none']}>Your words</span> : value}
        </p>
      </figure>
      <p className="micro soft">
        Engraving adds {workingDays(terms.workingDays)}. An engraved piece can be returned only if it is
        faulty.
      </p>
    </div>
  );
}
