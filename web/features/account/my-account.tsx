'use client';

import dynamic from 'next/dynamic';

// What is worked in under /my-account. It is in the page's HTML; its script, with Apollo Client, is a bundle of its own (ADR 81).
export const AddressBook = dynamic(async () => (await import('./client/address-book.tsx')).AddressBook);
export const Overview = dynamic(async () => (await import('./client/overview.tsx')).Overview);
export const OrderHistory = dynamic(async () => (await import('./client/order-history.tsx')).OrderHistory);
export const Profile = dynamic(async () => (await import('./client/profile.tsx')).Profile);
export const SavedAddressForm = dynamic(
  async () => (await import('./client/saved-address-form.tsx')).SavedAddressForm,
);
