import { AccountForm } from '../account-form.tsx';
import { confirmRules } from '../account-rules.ts';
import type { Refusal } from '../refusal.ts';
import { useAccountForm } from '../use-account-form.ts';
import { PasswordField } from './password-field.tsx';

type GiftCardPasswordProps = {
  /** Of the gift card. */
  id: string;
  email: string;
  /** @returns the refusal, or nothing */
  send: (password: string) => Promise<Refusal | undefined>;
  onCancel: () => void;
};

/** Asks for the password again: a gift card is money, and the browser may be somebody else's. */
export function GiftCardPassword({ id, email, send, onCancel }: GiftCardPasswordProps) {
  const state = useAccountForm({
    name: `gift-card-${id}`,
    rules: confirmRules,
    defaultValues: { password: '' },
    send: ({ password }) => send(password),
  });
  return (
    <div className="mt-5 max-w-[26rem]">
      <AccountForm
        state={state}
        action="Show it"
        look="line"
        aside={
          <button type="button" className="link" onClick={onCancel}>
            Cancel
          </button>
        }
      >
        {/* Tells password managers which account this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...state.field('password', 'Your password')}
          hint="To show a gift card we ask for it again."
          autoComplete="current-password"
        />
      </AccountForm>
    </div>
  );
}
