import { optionWords } from '@loupe/ring-size/option-words';
import type { MovedLine } from '../../domain/order/goods.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PricedLine } from '../../domain/pricing/priced-cart.ts';
import type { EmailLine } from './email-pieces.ts';

/** Twice the 80 pixels shown, in the one format that every mail client displays. */
const PICTURE = 'w=160&h=160&fmt=jpeg';

/** The lines of an e-mail about an order. @param mediaUrl of the pictures */
export function emailLines(mediaUrl: string) {
  const toLine = (
    { id, brand, name, image, options, ringSize, deliverBy }: PricedLine,
    quantity: number,
    total: number,
  ): EmailLine => ({
    id,
    title: [brand, name].filter(Boolean).join(' '),
    quantity,
    choices: optionWords({ ...options, ringSize }),
    total,
    imageUrl: `${mediaUrl}/i/${encodeURIComponent(image)}?${PICTURE}`,
    deliverBy,
  });
  return {
    toLine,
    /** Positions count the order's lines from 1. With the VAT of each line, where the pieces are refunded. */
    movedLines: (order: Order, moved: readonly MovedLine[], isRefund = false): EmailLine[] =>
      moved.flatMap(({ position, quantity, amount, tax }) => {
        const line = order.lines[position - 1];
        if (line === undefined) return [];
        return [{ ...toLine(line, quantity, amount), tax: isRefund ? tax : undefined }];
      }),
  };
}
