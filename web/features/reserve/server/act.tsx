import { Button } from '#ui/button.tsx';
import type { ReservationKey } from '../addresses.ts';

type ActProps = {
  by: ReservationKey;
  action: 'confirm' | 'cancel';
  label: string;
  /** Which one, where a page has several. */
  about?: string;
  look?: 'line';
  /** Whether it leads back to the account. */
  isInAccount?: boolean;
};

/** A button that does something with a reservation: a form that posts, since links are opened by programs too. */
export function Act({ by, action, label, about, look, isInAccount = false }: ActProps) {
  const [[name, value]] = Object.entries(by) as [[string, string]];
  return (
    <form method="post" action="/api/reservation">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name={name} value={value} />
      {isInAccount ? <input type="hidden" name="back" value="account" /> : null}
      <Button type="submit" look={look} small={isInAccount}>
        {label}
        {about === undefined ? null : <span className="sr-only"> {about}</span>}
      </Button>
    </form>
  );
}
