import { z } from 'zod';
import { METHOD_NAMES } from '../../domain/payment-methods/method-name.ts';
import { isDiscountCode } from '../../domain/promotions/discount-code.ts';
import type { Selection } from '../../domain/promotions/promotion.ts';
import { isMoneyRule } from '../../domain/promotions/take-off.ts';
import { ruleShape } from './rule-shape.ts';
import { pence, selection, text } from './shapes.ts';

const SITES = ['beaverbrooks', 'loupe'] as const;
const MOST_CODES = 10_000;
const MOST_LISTED = 1_000;
const NOT_OF_EXCLUSIONS = 'an exclusion has none: it is for everybody';

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

interface ExclusionFile {
  readonly pieces: Selection;
  readonly codes: readonly unknown[];
  readonly customers: unknown;
  readonly firstOrder: boolean;
  readonly spend: number;
  readonly excludesMethods: readonly string[];
}

/** An exclusion names its pieces, and is the same for every bag and customer. */
function* exclusionProblems(file: ExclusionFile): Generator<[field: string, message: string]> {
  const { pieces, codes, customers, firstOrder, spend, excludesMethods } = file;
  if (Object.keys(pieces).length === 0) yield ['pieces', 'must name what is excluded'];
  if (codes.length > 0) yield ['codes', NOT_OF_EXCLUSIONS];
  if (customers !== null) yield ['customers', NOT_OF_EXCLUSIONS];
  if (firstOrder) yield ['firstOrder', NOT_OF_EXCLUSIONS];
  if (excludesMethods.length > 0) yield ['excludesMethods', 'an exclusion takes nothing off'];
  if (spend > 0) yield ['spend', NOT_OF_EXCLUSIONS];
}

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
    /** How a bag with its discount cannot be paid for (ST-15). */
    excludesMethods: z.array(z.enum(METHOD_NAMES)).max(METHOD_NAMES.length).default([]),
  })
  .superRefine((file, context) => {
    const { from, until, codes, stacking, rule, firstOrder, customers } = file;
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (until !== null && Date.parse(until) <= Date.parse(from)) refuse(['until'], 'must be later than from');
    const known = new Set<string>();
    for (const [index, { code, uses = Infinity, usesPerCustomer = 0 }] of codes.entries()) {
      if (known.has(code)) refuse(['codes', index, 'code'], 'is listed twice');
      if (usesPerCustomer > uses) refuse(['codes', index, 'usesPerCustomer'], 'must not exceed uses');
      known.add(code);
    }
    if (stacking === 'exclusive' && !isMoneyRule(rule))
      refuse(['stacking'], 'only offers that take money off exclude others');
    if (firstOrder && (customers?.segments ?? []).includes('guest'))
      refuse(['firstOrder'], 'is known of signed-in customers only');
    if (rule.type === 'exclusion')
      for (const [field, message] of exclusionProblems(file)) refuse([field], message);
  });

export type PromotionFile = z.infer<typeof promotionShape>;
