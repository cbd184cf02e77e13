import { startVendor, useVendor } from '../../test-support/vendor-process.ts';
import type { VendorProcess } from '../../test-support/vendor-process.ts';

export { control, temporaryFolder } from '../../test-support/vendor-process.ts';
export type SandboxProcess = VendorProcess;

export const USER = { name: 'user-of-tests', password: 'a password of tests' };

const KLARNA = { name: 'klarna', secret: USER.password, env: { USERNAME: USER.name } };

export const startSandbox = (dataDir: string): Promise<SandboxProcess> => startVendor(dataDir, KLARNA);

/** A sandbox that runs during the tests of the file; each test begins with an empty ledger. */
export const useSandbox = (): SandboxProcess => useVendor(KLARNA);
