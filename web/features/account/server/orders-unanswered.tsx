import { Message } from '#ui/message.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';

/** The orders could not be asked for; the rest of the page stands. */
export function OrdersUnanswered() {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <Message tone="warn">
        We cannot show your orders just now. Nothing is wrong with them; only this page could not reach them.
      </Message>
      <PlainButtonLink look="line" small href="">
        Try again
      </PlainButtonLink>
    </div>
  );
}
