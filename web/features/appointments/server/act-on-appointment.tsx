import { Button } from '#ui/button.tsx';
import type { AppointmentKey } from '../addresses.ts';
import type { Kind } from '../kinds.ts';

type CancelButtonProps = {
  kind: Kind;
  by: AppointmentKey;
  /** Which one, where a page has several. */
  about?: string;
  /** Whether it leads back to the account. */
  isInAccount?: boolean;
};

/** Gives an appointment up: a form that posts, since links are opened by programs too. */
export function CancelButton({ kind, by, about, isInAccount = false }: CancelButtonProps) {
  return (
    <form method="post" action="/api/appointment">
      {Object.entries({ action: 'cancel', kind, ...by }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isInAccount ? <input type="hidden" name="back" value="account" /> : null}
      <Button type="submit" look="line" small={isInAccount}>
        Give it up
        {about === undefined ? null : <span className="sr-only"> {about}</span>}
      </Button>
    </form>
  );
}
