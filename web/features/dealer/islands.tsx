'use client';

import dynamic from 'next/dynamic';

/** Forms are in the page's HTML; their script is loaded separately from the page's own. */
export const MessageForm = dynamic(async () => (await import('./client/message-form.tsx')).MessageForm);
export const AppointmentForm = dynamic(
  async () => (await import('./client/appointment-form.tsx')).AppointmentForm,
);
