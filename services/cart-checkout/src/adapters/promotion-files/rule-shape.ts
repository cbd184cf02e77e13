import { z } from 'zod';
import { pence, percent, selection, text } from './shapes.ts';

const some = pence.min(1);
const pieces = z.int().min(1).max(99);

const spendAndSave = z
  .strictObject({
    type: z.literal('spend-and-save'),
    kind: z.enum(['amount', 'percent']),
    tiers: z
      .array(z.strictObject({ spend: some, save: z.number().gt(0) }))
      .min(1)
      .max(10),
  })
  .superRefine(({ kind, tiers }, context) => {
    const save = kind === 'amount' ? some : percent;
    for (const [index, tier] of tiers.entries()) {
      const before = tiers[index - 1];
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['tiers', index, field], message });
      if (!save.safeParse(tier.save).success)
        refuse('save', `is not ${kind === 'amount' ? 'an amount in pence' : 'a percentage'}`);
      if (kind === 'amount' && tier.save > tier.spend) refuse('save', 'must not exceed spend');
      if (before !== undefined && tier.spend <= before.spend) refuse('spend', 'must rise');
      if (before !== undefined && tier.save <= before.save) refuse('save', 'must rise');
    }
  });

/** One shape for each type of rule. */
export const ruleShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percentage'), percent }),
  z.strictObject({ type: z.literal('amount'), amount: some, per: z.enum(['piece', 'bag']) }),
  z.strictObject({ type: z.literal('fixed-price'), price: pence }),
  z.strictObject({
    type: z.literal('buy-x-get-y'),
    buy: pieces,
    get: pieces,
    percent,
    of: selection.optional(),
  }),
  spendAndSave,
  z.strictObject({
    type: z.literal('bundle'),
    parts: z
      .array(z.strictObject({ pieces: selection, quantity: pieces }))
      .min(1)
      .max(10),
    price: some,
  }),
  z.strictObject({ type: z.literal('free-delivery') }),
  z.strictObject({
    type: z.literal('free-gift'),
    skus: z.array(text(64)).min(1).max(20),
    per: z.enum(['line', 'bag']),
  }),
  z.strictObject({ type: z.literal('exclusion') }),
]);
