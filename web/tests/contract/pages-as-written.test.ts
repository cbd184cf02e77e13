import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const WEB = new URL('../../', import.meta.url);
const source = (pattern: string, except: RegExp) =>
  globSync(pattern, { cwd: WEB })
    .filter((path) => !except.test(path))
    .flatMap((path) =>
      readFileSync(new URL(path, WEB), 'utf8')
        .split('\n')
        .map((line, place) => ({ at: `${path}:${place + 1}`, line })),
    );
const placesOf = (lines: ReturnType<typeof source>, pattern: RegExp) =>
  lines.filter(({ line }) => pattern.test(line)).map(({ at }) => at);

/** A regular expression with the beginning of a tag in it. */
const OVER_HTML =
  /(?:[(=:,]|=>|return)\s*\/[^/*\n]?[^\n]*<\/?[a-z!(][^\n]*\/[dgimsuvy]*(?:[;,.)]|$)|RegExp\([^\n]*<\/?[a-z!]/;
/** Names that React and Next keep for themselves. */
const PRIVATE = /\b__(?:react|next|NEXT|RSC)|_reactRootContainer|_owner\b|SECRET_INTERNALS/;
const CODE = '{app,features,lib,ui,e2e,public}/**/*.{ts,tsx,js}';

describe('the storefront', () => {
  it('notices what it looks for', () => {
    const lines = ['const SCRIPT = /<script src="(a)"/g;', 'text.replace(/<p>/g, x)', 'new RegExp(`<b>`)'];
    expect(lines.filter((line) => !OVER_HTML.test(line))).toEqual([]);
    expect(["key.startsWith('__reactProps')", 'self.__next_f.push'].every((line) => PRIVATE.test(line))).toBe(
      true,
    );
    expect(OVER_HTML.test('  return <a href="/x">{a / b}</a>;')).toBe(false);
  });

  it('rewrites no HTML by regular expressions', () => {
    const own = source('{*.ts,{app,features,lib,ui,public}/**/*.{ts,tsx,js}}', /\.test\.tsx?$/);
    expect(own.length).toBeGreaterThan(10_000);
    expect(placesOf(own, OVER_HTML)).toEqual([]);
  });

  it('uses no private property of a library, in its tests neither', () => {
    expect(placesOf(source(CODE, /^$/), PRIVATE)).toEqual([]);
  });
});
