import { expect } from '@playwright/test';
import { testStack } from './test-stack.ts';

/** Takes the vendor of video rooms away, or brings it back. */
export async function vendorIsAway(down: boolean): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${testStack().ports['video']}/control`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ down }),
  });
  expect(await response.json()).toEqual({ down });
}
