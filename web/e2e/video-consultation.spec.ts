import { expect } from '@playwright/test';
import { appointmentLinkIn, fillVisitor, takeTime, VIDEO_STORE } from './support/appointments.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { receiptsOf } from './support/inbox.ts';
import { testStack } from './support/test-stack.ts';
import { test } from './windows.ts';

/** Takes the vendor of video rooms away, or brings it back. */
async function vendorIsAway(down: boolean): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${testStack().ports['video']}/control`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ down }),
  });
  expect(await response.json()).toEqual({ down });
}

test(
  '[RT-14] a consultation by video is booked while the vendor is away, its link comes later and opens a room, which is closed when it is given up',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    test.setTimeout(120_000);
    await page.goto('/consultations');
    await page.getByRole('radio', { name: /^Consultation by video/ }).check();
    await page.getByRole('combobox', { name: 'Where?' }).selectOption(VIDEO_STORE[shop]);
    await page.getByRole('button', { name: 'Show the times' }).click();
    await takeTime(page, 0);
    await fillVisitor(page, email);
    await vendorIsAway(true);
    try {
      await page.getByRole('button', { name: /^Book this/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'We look forward to it' })).toBeVisible();
      await expect(page.getByText('The link to join is made now')).toBeVisible();
    } finally {
      await vendorIsAway(false);
    }
    const link = await appointmentLinkIn(email, /^The video link of your appointment/);
    await page.goto(link);
    await expectGoodAtEverySize(page);
    const join = page.getByRole('link', { name: 'Join by video' });
    const address = (await join.getAttribute('href')) ?? '';
    const mail = (await receiptsOf(email)).find(({ subject }) => subject.startsWith('The video link'));
    expect(mail?.text).toContain(address);
    await join.click();
    await expect(page.getByRole('status')).toContainText('You are in the room.');

    await page.goto(link);
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /is cancelled$/ })).toBeVisible();
    await expect(join).toHaveCount(0);
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByText('There is no such room.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  },
);
