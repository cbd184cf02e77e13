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
export const SignOut = dynamic(async () => (await import('./sign-out.tsx')).SignOut, { ssr: false });
