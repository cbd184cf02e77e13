import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { filesNaming, handWritten } from './files.ts';
import { TRACED, traceOf } from './kinds.ts';
import { quoted, withQuoted } from './quoted.ts';

describe('the files that a common change touches', () => {
  it.each(TRACED)('are no more than may be, and quoted in ARCHITECTURE: %s', async (kind) => {
    const trace = await traceOf(kind);
    expect(trace.counted.length).toBeGreaterThan(0);
    expect(trace.counted.length).toBeLessThanOrEqual(trace.limit);
    expect(new Set(trace.counted).size).toBe(trace.counted.length);
    expect(handWritten()).toEqual(expect.arrayContaining([...trace.counted]));
    expect(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).toContain(quoted(kind, trace));
  });

  it('are found by text and by path, without tests and generated files', () => {
    const named = filesNaming(/givex/i);
    expect(named).toContain('services/payments-finance/src/adapters/givex/authorise.ts');
    expect(named).toContain('services/cart-checkout/schema.graphql');
    expect(named.filter((file) => /\.test\.|\/gen\/|migrations/.test(file))).toEqual([]);
    expect(filesNaming(/givex/i, ['web/']).every((file) => file.startsWith('web/'))).toBe(true);
  });

  it('take the place of the list that was quoted, and of no other text', () => {
    const text = 'before\n<!-- trace event -->\nold\n<!-- /trace -->\nafter <!-- /trace -->';
    expect(withQuoted(text, 'event', { counted: ['a.ts'], limit: 2 })).toBe(
      'before\n<!-- trace event -->\n\n1 files, at most 2, by `npm run trace -- event`:\n\n- `a.ts`\n\n<!-- /trace -->\nafter <!-- /trace -->',
    );
    expect(() => withQuoted(text, 'vendor', { counted: [], limit: 2 })).toThrow('no <!-- trace vendor -->');
  });
});
