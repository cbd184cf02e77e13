import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { PromotionCode, PromotionDraft } from '../../domain/promotions/promotion-draft.ts';
import { promotionShape } from './promotion-shape.ts';
import type { PromotionFile } from './promotion-shape.ts';

export interface FileProblem {
  /** Of the field, e.g. `rule.tiers[1].save`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
}

/** A promotion file that is not used. Its message names the file and each field. */
export class PromotionFileError extends Error {
  override readonly name = 'PromotionFileError';
  readonly file: string;
  readonly problems: readonly FileProblem[];

  constructor(file: string, problems: readonly FileProblem[]) {
    const lines = problems.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`);
    super([`${file} is not a promotion:`, ...lines].join('\n'));
    this.file = file;
    this.problems = problems;
  }
}

/** @param file its path, for messages @throws PromotionFileError */
export function readPromotionFile(file: string, content: string): PromotionDraft {
  const parsed = promotionShape.safeParse(parseJson(file, content));
  if (parsed.success) return { promotion: toPromotion(parsed.data), codes: codesOf(parsed.data) };
  throw new PromotionFileError(
    file,
    parsed.error.issues.map(({ path, message }) => ({ path: pathOf(path), message })),
  );
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new PromotionFileError(file, [{ path: '', message: (error as Error).message }]);
  }
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function toPromotion({ codes, from, until, stacking, ...file }: PromotionFile): Promotion {
  return {
    ...file,
    state: 'draft',
    fromMs: Date.parse(from),
    untilMs: until === null ? null : Date.parse(until),
    isExclusive: stacking === 'exclusive',
    needsCode: codes.length > 0,
  };
}

const codesOf = ({ codes }: PromotionFile): PromotionCode[] =>
  codes.map(({ code, uses = null, usesPerCustomer = null }) => ({ code, uses, usesPerCustomer }));
