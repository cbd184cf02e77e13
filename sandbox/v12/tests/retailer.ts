import type { VendorProcess } from '../../test-support/vendor-process.ts';
import { KEY, RETAILER } from './sandbox-process.ts';

export interface Answer {
  readonly ApplicationId: number;
  readonly ApplicationFormUrl: string;
  readonly Errors: readonly { readonly Code: string }[];
  readonly Financials: Readonly<Record<string, string>>;
  readonly SecondSalesReference: string;
  readonly Status: number;
}

const PRODUCT = { ProductId: '105', ProductGuid: 'c0ffee00-0000-4000-8000-000000000105' };

/** £1,200 with £120 beforehand. */
export const submission = (change: object = {}, customer: object = {}) => ({
  Order: {
    ...PRODUCT,
    SalesReference: crypto.randomUUID(),
    SecondSalesReference: 'BB000000001',
    CashPrice: '1200.00',
    Deposit: '120.00',
    DuplicateSalesReferenceMethod: 'ShowError',
    IpAddress: '203.0.113.5',
    vLink: false,
    Lines: [
      { Qty: '1', SKU: 'R1', Item: 'Diamond ring', Price: '1250.00' },
      { Qty: '1', SKU: 'DISCOUNT', Item: 'Discount', Price: '-50.00' },
    ],
    ...change,
  },
  Customer: {
    Title: '2',
    FirstName: 'Ada',
    LastName: 'Byron',
    EmailAddress: 'ada@shop.example',
    Addresses: [{ AddressOrder: '1', Address: { Postcode: 'LS1 1AA' } }],
    ...customer,
  },
  WaitForDecision: 'false',
});

/** The retailer's calls. */
export function retailerOf(sandbox: VendorProcess) {
  const call = async (operation: string, body: object, retailer: object = {}): Promise<Answer> => {
    const credentials = {
      AuthenticationKey: KEY,
      RetailerGuid: RETAILER.guid,
      RetailerId: RETAILER.id,
      UserId: '',
      ...retailer,
    };
    const response = await fetch(`${sandbox.url}/latest/retailerapi/${operation}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, Retailer: credentials }),
      headers: { 'content-type': 'application/json' },
    });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return (await response.json()) as Answer;
  };
  return {
    call,
    submit: (change?: object) => call('SubmitApplication', submission(change)),
    status: (ApplicationId: number) => call('CheckApplicationStatus', { ApplicationId }),
    update: (ApplicationId: number, Update: string, more: object = {}) =>
      call('UpdateApplication', { ApplicationId, Update, ...more }),
  };
}
