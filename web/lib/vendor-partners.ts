import * as z from 'zod/mini';
import { VENDOR_ORIGINS } from './gen/vendor-origins.ts';

type Vendor = (typeof VENDOR_ORIGINS)[number];
type OfVariable<Value> = Record<Vendor['variable'], Value>;
type OfPartner<Value> = Record<Vendor['partner'], Value>;

/** The variables of web that name the vendors' origins. */
export function vendorVariables() {
  const shapes: Partial<OfVariable<z.ZodMiniString>> = {};
  for (const { variable, holds } of VENDOR_ORIGINS)
    shapes[variable] = z.string().check(holds === 'script' ? z.url() : z.minLength(1));
  return shapes as OfVariable<z.ZodMiniString>;
}

/** Their origins, by the name that the policies use. */
export function vendorPartners(variables: Readonly<OfVariable<string>>) {
  const origins: Partial<OfPartner<readonly string[]>> = {};
  for (const { partner, variable, also } of VENDOR_ORIGINS)
    origins[partner] = [
      ...variables[variable].split(',').map((address) => new URL(address.trim()).origin),
      ...also,
    ];
  return origins as OfPartner<readonly string[]>;
}

/** Addresses of the scripts that are named by one, by the name that the policies use. */
export function vendorScripts(variables: Readonly<OfVariable<string>>) {
  const scripts: Partial<OfPartner<string>> = {};
  for (const { partner, variable, holds } of VENDOR_ORIGINS)
    if (holds === 'script') scripts[partner] = variables[variable];
  return scripts;
}

/** Their origins without those of vendors that only the checkout has. */
export function outsideCheckout(partners: Readonly<OfPartner<readonly string[]>>) {
  const origins: Partial<OfPartner<readonly string[]>> = {};
  for (const { partner, pages } of VENDOR_ORIGINS)
    origins[partner] = pages === 'checkout' ? [] : partners[partner];
  return origins as OfPartner<readonly string[]>;
}
