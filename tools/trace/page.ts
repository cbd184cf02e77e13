import { dirname, join } from 'node:path';
import ts from 'typescript';
import { handWritten, textOf, type Trace } from './files.ts';

/** The gift cards of a customer stand for any page: an address of its own, a query of the shopper's and the strict policy. */
const PAGE = 'web/app/[site]/(shop)/my-account/gift-cards/page.tsx';
const ENTRY =
  /^web\/(app\/.*\/?(page|layout|route|error|not-found|global-error)\.tsx?|proxy\.ts|instrumentation\.ts)$/;

/** The files that are there for one page alone: nothing else reaches them, and no list has to name it. */
export function trace(): Trace {
  const others = reached(handWritten().filter((file) => ENTRY.test(file) && file !== PAGE));
  const own = [...reached([PAGE])].filter((file) => file.startsWith('web/') && !others.has(file));
  return { counted: [...own, ...operationsOf(own, others)].toSorted(), limit: 4 };
}

function reached(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(follow);
  };
  entries.forEach(follow);
  return found;
}

/** What a file of web imports of web, by the names of package.json's imports or relatively; styles too. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(textOf(file), true, true)
    .importedFiles.map(({ fileName }) => {
      if (fileName.startsWith('#')) return join('web', fileName.slice(1));
      return fileName.startsWith('.') ? join(dirname(file), fileName) : '';
    })
    .filter((imported) => handWritten().includes(imported));

/** The files of operations that only these files send. */
function operationsOf(own: readonly string[], others: ReadonlySet<string>): string[] {
  const sent = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => textOf(file).match(/\b[A-Z]\w+Document\b/g) ?? []));
  const elsewhere = sent(others);
  const only = [...sent(own)].filter((document) => !elsewhere.has(document));
  return handWritten().filter(
    (file) =>
      file.endsWith('.graphql') &&
      file.startsWith('web/features/') &&
      only.some((document) =>
        new RegExp(`(query|mutation) ${document.replace(/Document$/, '')}\\b`).test(textOf(file)),
      ),
  );
}
