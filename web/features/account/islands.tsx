'use client';

import dynamic from 'next/dynamic';

/** Forms are in the page's HTML; their script is loaded separately from the page's own. */
export const SignInForm = dynamic(async () => (await import('./client/sign-in-form.tsx')).SignInForm);
export const ForgottenForm = dynamic(async () => (await import('./client/forgotten-form.tsx')).ForgottenForm);
export const RegisterForm = dynamic(async () => (await import('./client/register-form.tsx')).RegisterForm);
export const ResetPasswordForm = dynamic(
  async () => (await import('./client/password-form.tsx')).ResetPasswordForm,
);
export const ChangePasswordForm = dynamic(
  async () => (await import('./client/password-form.tsx')).ChangePasswordForm,
);
export const GuestSignUp = dynamic(async () => (await import('./client/guest-sign-up.tsx')).GuestSignUp, {
  ssr: false,
});
export const SignOut = dynamic(async () => (await import('./client/sign-out.tsx')).SignOut, { ssr: false });
export const GiftCardList = dynamic(async () => (await import('./client/gift-card-list.tsx')).GiftCardList);
export const FindOrderForm = dynamic(
  async () => (await import('./client/find-order-form.tsx')).FindOrderForm,
);
