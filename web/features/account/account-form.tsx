import type { ReactNode } from 'react';
import { ErrorSummary } from '#features/forms/error-summary.tsx';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import checkout from '#features/forms/forms.module.css';
import type { AccountFormState } from './use-account-form.ts';

type AccountFormProps = {
  state: AccountFormState;
  /** Button text. */
  action: ReactNode;
  look?: 'primary' | 'line';
  /** The result, while there is one to show. */
  done?: ReactNode;
  /** Shown beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Error summary, fields, button and result. It does not submit while busy, so that a button pressed twice sends once.
 * `method` keeps typed values out of the address when the form is submitted before hydration.
 */
export function AccountForm({ state, action, look, done, aside, children }: AccountFormProps) {
  const { attempt, errors, problem, busy, onSubmit } = state;
  const isHydrated = useIsHydrated();
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit(event);
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      {problem ? (
        <div className="mb-6">
          <Message tone="error">{problem}</Message>
        </div>
      ) : null}
      <div className={checkout['fields']}>{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          look={look}
          className="max-md:w-full"
          busy={busy}
          // Submitted before hydration the form would come back empty; Enter in a field respects this too.
          disabled={!isHydrated}
          // Pressing would blur the field above first, whose error message would then move the button away from the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {action}
        </Button>
        {aside}
      </div>
      <div role="status" className={done ? 'mt-4' : undefined}>
        {done}
      </div>
    </form>
  );
}
