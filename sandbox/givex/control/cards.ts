import { z } from 'zod';
import type { Ledger } from '../ledger/ledger.ts';

const pounds = z
  .string()
  .regex(/^\d{1,7}(\.\d{2})?$/)
  .transform((text) => Math.round(Number(text) * 100));

/** A card to make or to change. */
export const cardChange = z.object({
  number: z.string().regex(/^\d{12,21}$/),
  pin: z
    .string()
    .regex(/^\d{4,8}$/)
    .optional(),
  /** What is available afterwards; open pre-authorisations keep their amounts. */
  balance: pounds.optional(),
  expires: z.iso.date().optional(),
  state: z.enum(['active', 'inactive', 'blocked']).optional(),
});
export type CardChange = z.infer<typeof cardChange>;

/** Makes or changes a card, as if somebody had spent it or the shop had blocked it. */
export async function changeCard(change: CardChange, ledger: Ledger, now: Date): Promise<void> {
  const { number, pin, balance, expires, state } = change;
  const known = ledger.account(number);
  const at = now.toISOString();
  const card = {
    ...(known?.card ?? {
      number,
      pin: '1234',
      serial: `603628-${number.slice(-12)}`,
      pence: 0,
      state: 'active' as const,
    }),
    ...(pin && { pin }),
    ...(expires && { expires }),
    ...(state && { state }),
  };
  const written = ledger.append({ kind: 'card', at, card });
  const pence = balance === undefined ? 0 : balance - (known?.available ?? 0);
  if (pence !== 0) {
    await ledger.append({
      kind: 'adjust',
      id: ledger.nextId(),
      at,
      code: 'control',
      serial: card.serial,
      askedPence: Math.abs(pence),
      pence,
      host: 'primary',
    });
  }
  await written;
}
