import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { format, resolveConfig } from 'prettier';
import { writeOrCheck } from './codegen/write-or-check.ts';
import type { DeclaredPage } from '../web/lib/routing/declared-page.ts';

/**
 * `node tools/pages.ts` (part of `npm run codegen`) collects what the pages of web declare of themselves in `web/lib/gen/`, for those that must not
 * import a page: the proxy, and links in the browser. With `--check` it compares.
 */
const ROOT = join(import.meta.dirname, '..');
const APP = join(ROOT, 'web/app/[site]');

export type Page = DeclaredPage & {
  /** The inner path: the route without frames and versions. */
  readonly path: string;
  /** From the root of the repository. */
  readonly file: string;
};

/** @throws for a page that does not declare itself, or not by plain text */
export const pages = (): Page[] =>
  globSync('**/page.tsx', { cwd: APP })
    .toSorted()
    .map((file) => ({
      path: innerPath(file),
      ...declaredIn(file, readFileSync(join(APP, file), 'utf8')),
      file: `web/app/[site]/${file}`,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

const innerPath = (file: string): string =>
  `/${file.replace(/\/?page\.tsx$/, '')}`.replaceAll(/\/\(\w+\)/g, '').replace('/[[...version]]', '');

export function declaredIn(file: string, source: string): DeclaredPage {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  for (const statement of parsed.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && name.text === 'declared' && initializer) return textsOf(file, initializer);
  throw new Error(`${file} does not declare itself (web/lib/routing/declared-page.ts).`);
}

function textsOf(file: string, initializer: ts.Expression): DeclaredPage {
  const object = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isObjectLiteralExpression(object)) throw new Error(`${file}: declared is not an object.`);
  const entries = object.properties.map((property): [string, string | string[]] => {
    const value = ts.isPropertyAssignment(property) ? textOf(property.initializer) : undefined;
    if (value === undefined || !property.name || !ts.isIdentifier(property.name))
      throw new Error(`${file}: declared has something else than texts, which cannot be collected.`);
    return [property.name.text, value];
  });
  // The compiler checks the values where they are written.
  return Object.fromEntries(entries) as unknown as DeclaredPage;
}

/** A text, or a list of texts; undefined for anything else. */
function textOf(value: ts.Expression): string | string[] | undefined {
  if (ts.isStringLiteral(value)) return value.text;
  if (!ts.isArrayLiteralExpression(value) || !value.elements.every(ts.isStringLiteral)) return;
  return value.elements.map((one) => (one as ts.StringLiteral).text);
}

const HEAD = '// Written by `npm run codegen` from `declared` of the pages in web/app.\n';

/** A pattern of a path or one below it: `/compare/[codes]` is `^/(?:compare/[^/]+)`. */
function patternOf(paths: readonly string[]): string {
  const topmost = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return `^/(?:${topmost.map((path) => path.slice(1).replaceAll(/\[\w+\]/g, '[^/]+')).join('|')})(?:/|$)`;
}

/** Texts of the files, by path from the root. The patterns are a file of their own, because every link in the browser loads them. */
async function generated(all: readonly Page[]): Promise<ReadonlyMap<string, string>> {
  // Screenshots are for those who develop.
  const known = all.map(({ file: _file, screens: _screens, ...page }) => page);
  const withPolicy = (policy: DeclaredPage['policy']) =>
    patternOf(all.filter((page) => page.policy === policy).map(({ path }) => path));
  const names = Object.fromEntries(
    all.flatMap(({ path, address, analytics: [name] = [] }) =>
      address === 'own' && name !== undefined ? [[path, name]] : [],
    ),
  );
  const files = {
    'web/lib/gen/pages.ts': `${HEAD}import type { DeclaredPage } from '../routing/declared-page.ts';\n\nexport const PAGES: readonly (DeclaredPage & { readonly path: string })[] = ${JSON.stringify(known)};\n`,
    'web/lib/gen/names-of-paths.ts': `${HEAD}import type { PageName } from '../page-names.ts';\n\n/** BH-09: of the pages that have the address of their file; a page with several says which by itself. */\nexport const NAMES_OF_PATHS: Readonly<Record<string, PageName>> = ${JSON.stringify(names)};\n`,
    'web/lib/gen/strict-patterns.ts': `${HEAD}export const PAYMENT = new RegExp(${JSON.stringify(withPolicy('payment'))});\nexport const STRICT = new RegExp(${JSON.stringify(withPolicy('strict'))});\n`,
  };
  const written = Object.entries(files).map(async ([file, text]): Promise<[string, string]> => {
    const options = await resolveConfig(join(ROOT, file));
    return [file, await format(text, { ...options, filepath: file })];
  });
  return new Map(await Promise.all(written));
}

if (import.meta.main) writeOrCheck(await generated(pages()), 'npm run codegen');
