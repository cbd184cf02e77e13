import { expect, type Page } from '@playwright/test';
import { receiptsOf } from './inbox.ts';
import { BY } from './reserve.ts';
import { runTool } from './run-tool.ts';

/**
 * Asks for a price of the piece a little below ours.
 * @param who a guest; a customer's account knows
 * @returns the number of the request, and that price
 */
export async function askForLess(
  page: Page,
  product: string,
  who?: { readonly name: string; readonly email: string },
): Promise<{ number: string; theirs: string }> {
  await page.goto(`/info/price-promise?product=${product}`);
  const ours = /Our price £([\d,]+)/.exec(await page.getByText(/Our price £/).innerText())![1]!;
  const theirs = Number(ours.replaceAll(',', '')) - 1;
  await page.getByRole('textbox', { name: 'Their price in pounds' }).fill(String(theirs));
  await page.getByRole('textbox', { name: 'Shop or website' }).fill('Hartwell & Co');
  if (who !== undefined) {
    await page.getByRole('textbox', { name: 'Your name' }).fill(who.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  }
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A person reads it now' })).toBeVisible();
  return { number: await promiseNumberShown(page), theirs: `£${theirs.toLocaleString('en-GB')}` };
}

export const promiseNumberShown = async (page: Page): Promise<string> =>
  /P-[2-9A-Z]{8}/.exec(await page.getByText(/Price promise P-/).innerText())![0];

export const approve = (number: string): Promise<string> =>
  runTool('price-promise', 'approve', number, ...BY);

/** The code of the e-mail that says yes, and its link as a path. */
export async function promiseMailed(email: string, number: string): Promise<{ code: string; link: string }> {
  let text = '';
  await expect(async () => {
    const yes = (await receiptsOf(email)).find(
      ({ subject }) => subject === `Your price promise ${number}: yes`,
    );
    text = yes?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return {
    code: /enter the code (\S+) there/.exec(text)![1]!,
    link: /\/info\/price-promise\/request-received\?link=[\w-]+/.exec(text)![0],
  };
}
