import { TextAreaField } from '#ui/text-area-field.tsx';
import type { PersonalTerms } from './personal-terms.ts';
import { charactersLeft } from './personal-words.ts';

type GiftMessageFieldProps = {
  id: string;
  terms: NonNullable<PersonalTerms['giftWrap']>;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
};

/** What is written on the card of a wrapped piece. */
export function GiftMessageField({ id, terms, value, error, onChange }: GiftMessageFieldProps) {
  return (
    <TextAreaField
      id={id}
      label="Message on the card"
      optional
      hint={`${charactersLeft(value, terms.messageLimit)}.`}
      rows={3}
      value={value}
      error={error}
      maxLength={terms.messageLimit}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
