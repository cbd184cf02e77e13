import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { ROOT } from '../stack/services.ts';

const eslint = new ESLint({ cwd: ROOT });

/** What the rules say about a journey with these lines. */
async function complaints(lines: string): Promise<string[]> {
  const text = `export async function journey(page, link, expect) {\n${lines}\n}\n`;
  const [result] = await eslint.lintText(text, { filePath: 'web/e2e/made-up.spec.ts' });
  return (
    result?.messages
      .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
      .map(({ message }) => message) ?? []
  );
}

describe('a journey that races its page is refused', () => {
  it.each([
    [
      'an answer chosen by its body',
      'const it = page.waitForResponse(async (answer) => (await answer.text()) !== "");\nawait it;',
    ],
    ['a wait that begins after the act', 'await link.click();\nawait page.waitForRequest("**/graphql");'],
    ['a count that is read once', 'expect(await link.count()).toBe(2);'],
    ['a text that is read once', 'expect(Number(await link.textContent())).toBe(2);'],
    ['answers counted by their bodies', 'page.on("response", (answer) => void answer.text().then(String));'],
  ])('%s', async (_what, lines) => {
    expect(await complaints(lines)).toHaveLength(1);
  });

  it('waiting beside the act, and assertions that wait, are not', async () => {
    const lines = `
      const asked = page.waitForRequest((request) => request.url().endsWith('/graphql'));
      await link.click();
      await asked;
      await expect(link).toHaveCount(2);
      await expect.poll(() => link.count()).toBeGreaterThan(2);`;
    expect(await complaints(lines)).toEqual([]);
  });
});
