import { applicationPath } from '#lib/loan-application.ts';
import type { SiteKey } from '#lib/sites.ts';
import { isPlacementId } from '../placement-address.ts';

/** Our page of an application for a loan. @param id ignored when it is not valid */
export const applicationAddress = (id?: string): string =>
  applicationPath(isPlacementId(id) ? id : undefined);

/** @param value of the address of that page */
export const applicationIn = (value: unknown): string | undefined =>
  isPlacementId(value) ? value : undefined;

type Application = { readonly financeApplicationId: string; readonly initiateFinanceUrl: string | null };

/** Where who applies goes on: at the lender's, or on our page while there is nothing to do. */
export const onwardAddress = ({ financeApplicationId: id, initiateFinanceUrl: url }: Application): string =>
  url ?? applicationAddress(id);

/** The lender knows an application by our id, without its hyphens. */
const AT_LENDER = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i;

/** Our id of the application that the lender's address of return names; undefined for anything else. */
export const applicationOfReturn = (fields: URLSearchParams): string | undefined =>
  AT_LENDER.exec(fields.get('SR') ?? '')
    ?.slice(1)
    .join('-');

/** EN-09: how the order numbers of a shop begin, and what follows. */
const SHOPS: Readonly<Record<string, SiteKey>> = { BB: 'beaverbrooks', LP: 'loupe' };
const ORDER_NUMBER = /^([A-Z]{2})[0-9A-Z]{9}$/;

/** The shop of the order number in the lender's address of return; undefined where there is none. */
export const shopOfReturn = (fields: URLSearchParams): SiteKey | undefined =>
  SHOPS[ORDER_NUMBER.exec(fields.get('SSR') ?? '')?.[1] ?? ''];
