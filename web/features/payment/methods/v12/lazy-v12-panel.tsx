import { lazy } from 'react';
import { OptionalPart } from '#ui/optional-part.tsx';
import type { MethodPanelProps } from '../payment-method.ts';

const V12Panel = lazy(async () => ({ default: (await import('./v12-panel.tsx')).V12Panel }));

/** Its script is loaded when the method is chosen. */
export const LazyV12Panel = (props: MethodPanelProps) => (
  <OptionalPart
    loading={<p role="status">One moment.</p>}
    failed={<p role="alert">We could not open this just now. Your bag is safe; choose another way to pay.</p>}
  >
    <V12Panel {...props} />
  </OptionalPart>
);
