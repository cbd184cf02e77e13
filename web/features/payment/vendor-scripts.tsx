import { createContext, useContext } from 'react';

/** Addresses of the scripts of payment providers, by the names of the page's policy. A script is loaded when its method needs it. */
export type VendorScripts = { readonly [partner: string]: string | undefined };

export const VendorScriptsContext = createContext<VendorScripts>({});

/** @throws Error when the page was given none of that name */
export function useVendorScript(partner: string): string {
  const address = useContext(VendorScriptsContext)[partner];
  if (address === undefined) throw new Error(`The page has no script of ${partner}`);
  return address;
}
