import { startVendor, useVendor } from '../../test-support/vendor-process.ts';
import type { VendorProcess } from '../../test-support/vendor-process.ts';

export { control, temporaryFolder } from '../../test-support/vendor-process.ts';

export const KEY = 'a-key-of-tests';
export const RETAILER = { id: '4711', guid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10' };
export const RETURN_URL = 'http://shop.example/api/providerReturn';

const V12 = {
  name: 'v12',
  secret: KEY,
  env: { RETAILER_ID: RETAILER.id, RETAILER_GUID: RETAILER.guid, RETURN_URL },
};

export const startSandbox = (dataDir: string): Promise<VendorProcess> => startVendor(dataDir, V12);

/** A lender that runs during the tests of the file; each test begins with an empty ledger. */
export const useSandbox = (more?: () => Readonly<Record<string, string>>): VendorProcess =>
  useVendor(V12, more);
