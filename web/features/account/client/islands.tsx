'use client';

import dynamic from 'next/dynamic';

/** Forms stand in the page's HTML; their script comes beside the page's own. */
export const SignInForm = dynamic(async () => (await import('./sign-in-form.tsx')).SignInForm);
export const ForgottenForm = dynamic(async () => (await import('./forgotten-form.tsx')).ForgottenForm);
export const RegisterForm = dynamic(async () => (await import('./register-form.tsx')).RegisterForm);
export const ResetPasswordForm = dynamic(async () => (await import('./password-form.tsx')).ResetPasswordForm);
export const ChangePasswordForm = dynamic(
  async () => (await import('./password-form.tsx')).ChangePasswordForm,
);
export const GuestSignUp = dynamic(async () => (await import('./guest-sign-up.tsx')).GuestSignUp, {
  ssr: false,
});
export const SignOut = dynamic(async () => (await import('./sign-out.tsx')).SignOut, { ssr: false });
export const DetailsForm = dynamic(async () => (await import('./details-form.tsx')).DetailsForm);
export const EmailForm = dynamic(async () => (await import('./email-form.tsx')).EmailForm);
export const MarketingForm = dynamic(async () => (await import('./marketing-form.tsx')).MarketingForm);
export const SessionList = dynamic(async () => (await import('./session-list.tsx')).SessionList);
export const AddressActions = dynamic(async () => (await import('./address-actions.tsx')).AddressActions);
export const SavedAddressForm = dynamic(
  async () => (await import('./saved-address-form.tsx')).SavedAddressForm,
);
export const FindOrderForm = dynamic(async () => (await import('./find-order-form.tsx')).FindOrderForm);
