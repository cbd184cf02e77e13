import type { ReactNode } from 'react';
import { ErrorSummary } from '#features/checkout/error-summary.tsx';
import { useIsAwake } from '#lib/use-is-awake.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import checkout from '#features/checkout/checkout.module.css';
import type { AccountFormState } from './use-account-form.ts';

type AccountFormProps = {
  state: AccountFormState;
  /** Words on its button. */
  action: ReactNode;
  look?: 'primary' | 'line';
  /** What came of it, while there is something to say. */
  done?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Mistakes, fields, button, and what came of it. Nothing is sent while it is busy, so that a button pressed twice sends once.
 * `method` keeps what is typed out of the address before the script is there.
 */
export function AccountForm({ state, action, look, done, aside, children }: AccountFormProps) {
  const { attempt, errors, problem, busy, onSubmit } = state;
  const isAwake = useIsAwake();
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
          // Sent too early, the form would only come back empty; Enter in a field heeds this too.
          disabled={!isAwake}
          // Pressing would first leave the field above, whose error then moves the button from under the pointer.
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
