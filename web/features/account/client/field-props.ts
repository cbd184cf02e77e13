import type { UseFormRegisterReturn } from 'react-hook-form';

/** What a field of a form is told by the form. */
export type FieldProps = UseFormRegisterReturn & { id: string; label: string; error: string | undefined };
