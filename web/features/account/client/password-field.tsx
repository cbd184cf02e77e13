import { useState, type ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';

/** A password that can be shown, pasted, and filled in by a password manager. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
        </button>
      }
    />
  );
}
