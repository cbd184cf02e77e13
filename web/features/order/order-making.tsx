import type { Order } from './order.ts';

/** What was charged when making began, and what will be. */
export function OrderMaking({ order: { makingCharge, makings } }: { order: Order }) {
  const sentences = [...makings, ...(makingCharge ? [makingCharge] : [])].map(({ message }) => message);
  return sentences.map((sentence, index) => (
    <p key={`${index} ${sentence}`} className="measure mt-1.5">
      {sentence}
    </p>
  ));
}
