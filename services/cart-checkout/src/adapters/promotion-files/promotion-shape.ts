import { z } from 'zod';
import { isDiscountCode } from '../../domain/promotions/discount-code.ts';
import { ruleShape } from './rule-shape.ts';
import { pence, selection, text } from './shapes.ts';

const SITES = ['beaverbrooks', 'loupe'] as const;
const MOST_CODES = 10_000;
const MOST_LISTED = 1_000;

const time = z.iso.datetime({ offset: true });
const limit = z.int().min(1).max(1_000_000);

const codeShape = z.strictObject({
  code: z.string().refine(isDiscountCode, 'three to 32 capital letters, digits and dashes'),
  /** Orders in all, and orders of one customer; unlimited when absent. */
  uses: limit.optional(),
  usesPerCustomer: limit.optional(),
});

const customersShape = z
  .strictObject({
    ids: z.array(z.uuid()).max(MOST_LISTED).default([]),
    segments: z.array(z.enum(['registered', 'guest', 'returning'])).default([]),
  })
  .refine(({ ids, segments }) => ids.length + segments.length > 0, 'an id or a segment is needed');

/** A promotion file (docs/adr/0043-promotions-as-data.md). Fields that are not listed are refused. */
export const promotionShape = z
  .strictObject({
    key: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words and digits, joined by dashes')
      .max(60),
    name: text(80),
    description: text(300),
    sites: z.array(z.enum(SITES)).min(1).max(SITES.length),
    from: time,
    until: time.nullable().default(null),
    priority: z.int().min(0).max(1_000).default(0),
    stacking: z.enum(['stackable', 'exclusive']).default('stackable'),
    codes: z.array(codeShape).max(MOST_CODES).default([]),
    pieces: selection.default({}),
    except: selection.default({}),
    customers: customersShape.nullable().default(null),
    firstOrder: z.boolean().default(false),
    spend: pence.default(0),
    rule: ruleShape,
  })
  .superRefine(({ from, until, codes, stacking, rule, firstOrder, customers }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (until !== null && Date.parse(until) <= Date.parse(from)) refuse(['until'], 'must be later than from');
    const known = new Set<string>();
    for (const [index, { code, uses = Infinity, usesPerCustomer = 0 }] of codes.entries()) {
      if (known.has(code)) refuse(['codes', index, 'code'], 'is listed twice');
      if (usesPerCustomer > uses) refuse(['codes', index, 'usesPerCustomer'], 'must not exceed uses');
      known.add(code);
    }
    const isMoney = rule.type !== 'free-delivery' && rule.type !== 'free-gift';
    if (stacking === 'exclusive' && !isMoney)
      refuse(['stacking'], 'only offers that take money off exclude others');
    if (firstOrder && (customers?.segments ?? []).includes('guest'))
      refuse(['firstOrder'], 'is known of signed-in customers only');
  });

export type PromotionFile = z.infer<typeof promotionShape>;
