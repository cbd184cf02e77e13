import type { FullCartFragment } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import { nameOf, problemTone } from '../../../lib/line-facts.ts';

/** A summary of problems above the lines; each line also shows its own. */
export function CartProblems({ cart }: { cart: FullCartFragment }) {
  if (cart.problems.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {cart.problems.map((problem) => {
        const line = cart.lineItems.find((item) => item.id === problem.lineItemId);
        return (
          <Message key={`${problem.code} ${problem.lineItemId}`} tone={problemTone(problem)}>
            {line ? <b className="font-medium">{nameOf(line)}. </b> : null}
            {problem.message}
          </Message>
        );
      })}
    </div>
  );
}
