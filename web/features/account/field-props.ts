import type { UseFormRegisterReturn } from 'react-hook-form';

/** Props that a form passes to its fields. */
export type FieldProps = UseFormRegisterReturn & { id: string; label: string; error: string | undefined };
