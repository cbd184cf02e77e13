import { VENDORS } from './gen/vendors.ts';
import type { Vendor, VendorKeySet } from './vendor.ts';

export type AnyVendor = (typeof VENDORS)[number];
export type VendorName = AnyVendor['name'];
export type VendorPort = AnyVendor extends infer V
  ? V extends Vendor<string, infer Port>
    ? Port
    : never
  : never;
export type VendorSet = AnyVendor extends infer V
  ? V extends Vendor<string, string, infer Set>
    ? Set
    : never
  : never;
export type VendorHost = AnyVendor extends infer V
  ? V extends Vendor<string, string, string, infer Host>
    ? Host
    : never
  : never;

/** Every declared vendor, by the folder `declared/`. */
export const DECLARED: readonly Vendor[] = VENDORS;

/** Ports of all vendors, as offsets from the first port. */
export const VENDOR_OFFSETS = Object.fromEntries(
  DECLARED.flatMap(({ ports }) => Object.entries(ports)),
) as Readonly<Record<VendorPort, number>>;

/** Key sets of all vendors. */
export const VENDOR_KEY_SETS = Object.fromEntries(
  DECLARED.flatMap(({ keySets = {} }) => Object.entries(keySets)),
) as Readonly<Record<VendorSet, VendorKeySet>>;
