import { z } from 'zod';

/** Pieces that are engraved, sized or wrapped before they are packed, as the shop sends them. */
export const personalised = z.object({
  quantity: z.number().int().min(1),
  /** Millimetres. */
  wristSize: z.number().optional(),
  engraving: z.string().optional(),
  giftWrap: z.boolean().optional(),
  giftMessage: z.string().optional(),
});

export type Personalised = Readonly<z.infer<typeof personalised>>;

/** For the page of the warehouse, where an order of before has no words of the shop's own. */
export const workWords = ({ wristSize, engraving, giftWrap, giftMessage }: Personalised): string[] =>
  [
    wristSize === undefined ? '' : `wrist ${wristSize} mm`,
    engraving === undefined ? '' : `engraved “${engraving}”`,
    giftWrap === true ? 'gift wrapped' : '',
    giftMessage === undefined ? '' : `message “${giftMessage}”`,
  ].filter(Boolean);
