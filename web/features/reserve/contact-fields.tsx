import { inStoreWords } from '@loupe/contracts/store-words';
import type { SiteKey } from '#lib/sites.ts';
import { Field } from '#ui/field.tsx';
import type { Typed } from './typed-cookie.ts';

type ContactFieldsProps = {
  site: SiteKey;
  /** What was typed before, or what the account knows. */
  known: Partial<Typed>;
  /** The field that was refused, and why. */
  refused: { readonly field: string | null; readonly words: string | null };
  /** A link is sent to the e-mail first. */
  needsConfirmation: boolean;
};

/** Who asks a store to keep a piece. */
export function ContactFields({ site, known, refused, needsConfirmation }: ContactFieldsProps) {
  const field = (id: keyof Typed) => ({
    id,
    required: true,
    defaultValue: known[id],
    error: refused.field === id ? refused.words : undefined,
  });
  return (
    <>
      <Field {...field('firstName')} label="First name" autoComplete="given-name" maxLength={50} />
      <Field {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={50} />
      <Field
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={
          needsConfirmation
            ? inStoreWords(site, 'We send you a link there. The {store} is asked when you have confirmed.')
            : undefined
        }
      />
      <Field
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint={inStoreWords(site, 'For the {store}, if there is a question.')}
      />
    </>
  );
}
