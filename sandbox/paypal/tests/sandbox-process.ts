import { startVendor, useVendor } from '../../test-support/vendor-process.ts';
import type { VendorProcess } from '../../test-support/vendor-process.ts';

export { control, temporaryFolder } from '../../test-support/vendor-process.ts';
export type SandboxProcess = VendorProcess;

export const CLIENT = { id: 'client-of-tests', secret: 'a secret of tests' };
export const WEBHOOK_ID = 'webhook-of-tests';

const PAYPAL = { name: 'paypal', secret: CLIENT.secret, env: { CLIENT_ID: CLIENT.id, WEBHOOK_ID } };

export const startSandbox = (dataDir: string): Promise<SandboxProcess> => startVendor(dataDir, PAYPAL);

/** A sandbox that runs during the tests of the file; each test begins with an empty ledger. */
export const useSandbox = (webhookUrl?: () => string): SandboxProcess =>
  useVendor(PAYPAL, webhookUrl && (() => ({ WEBHOOK_URL: webhookUrl() })));
