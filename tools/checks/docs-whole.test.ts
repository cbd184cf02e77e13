import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@loupe/contracts/services';
import { TOPICS } from '@loupe/contracts/topics';
import { anchorOf } from '../commands/anchor-of.ts';
import { ROOT } from '../stack/services.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
/** Names of the folders that are directly in one; "" is the repository. */
const foldersIn = (folder: string): string[] => {
  const below = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const names = below.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!);
  return [...new Set(names)].filter((name) => !name.startsWith('.'));
};

const architecture = read('ARCHITECTURE.md');
const section = (heading: string): string =>
  architecture.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
/** Entries of a list by the name in bold that each begins with. */
const entriesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^- \*\*([\w-]+)\*\*([\s\S]*?)(?=^- \*\*|(?![\s\S]))/gm)].map(([, name, rest]) => [
      name!,
      rest!,
    ]),
  );

describe('ARCHITECTURE.md is whole', () => {
  const services = entriesOf(section('The services'));
  const folders = section('The folders');

  it('lists every service and no other', () => {
    expect([...services.keys()].sort()).toEqual([...SERVICES].sort());
  });

  it.each(SERVICES)('names the topics that %s publishes and consumes, and no others', (service) => {
    const consumers = `services/${service}/src/consumers.ts`;
    const consumed = existsSync(join(ROOT, consumers))
      ? [...read(consumers).matchAll(/TOPICS\.(\w+)/g)].map(
          ([, key]) => TOPICS[key as keyof typeof TOPICS].name,
        )
      : [];
    const published = Object.values(TOPICS).filter(({ owner }) => owner === service);
    const named = [...services.get(service)!.matchAll(/`([\w.-]+\.v\d+)`/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(
      [...new Set([...consumed, ...published.map(({ name }) => name)])].sort(),
    );
  });

  it('lists every package and no other', () => {
    expect([...entriesOf(folders).keys()].sort()).toEqual(foldersIn('packages/').sort());
  });

  it('says what every folder of the repository and of tests holds', () => {
    const wanted = [...foldersIn(''), ...foldersIn('tests/').map((name) => `tests/${name}`)];
    expect(wanted.filter((folder) => !folders.includes(`\`${folder}/\``))).toEqual([]);
  });
});

describe('links of the documentation', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const anchorsOf = (page: string): string[] =>
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
  const leads = (page: string, target: string, anchor: string | undefined): boolean => {
    const path = target === '' ? page : join(dirname(page), target);
    if (!existsSync(join(ROOT, path))) return false;
    return anchor === undefined || !path.endsWith('.md') || anchorsOf(path).includes(anchor);
  };

  it('lead to files and headings that exist', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'STYLE.md', 'docs/commands.md']));
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
        .filter(([, target, anchor]) => !leads(page, target!, anchor))
        .map(([link]) => `${page}: ${link.slice(1)}`),
    );
    expect(broken).toEqual([]);
  });
});
