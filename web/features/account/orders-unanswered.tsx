import { Message } from '#ui/message.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';

/** Shown when the orders, or what belongs to them, could not be loaded; the rest of the page stays. */
export function OrdersUnanswered({ what = 'orders' }: { what?: string }) {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <Message tone="warn">
        We cannot show your {what} just now. Nothing is wrong with them; only this page could not reach them.
      </Message>
      <PlainButtonLink look="line" small href="">
        Try again
      </PlainButtonLink>
    </div>
  );
}
