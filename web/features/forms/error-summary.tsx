import { useEffect, useId, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

export type SummarisedError = { fieldId: string; message: string };

/**
 * After a submit with two or more errors: a list of them, each a link to its field. Takes focus at each attempt, so
 * that it is announced again for the same errors; never while the shopper types.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly SummarisedError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(0);
  const headingId = useId();

  const isShown = attempt > 0 && errors.length > 1;

  useEffect(() => {
    // The errors may be rendered after the attempt is counted.
    if (!isShown || attempt === announced.current) return;
    announced.current = attempt;
    box.current?.focus();
  }, [attempt, isShown]);

  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={headingId}
      className="small mb-8 grid grid-cols-[1.25rem_1fr] gap-3 border-l-3 border-error bg-[var(--error-tint)] px-4 py-3.5"
    >
      <Icon name="warning" className="mt-0.5 text-error" />
      <div>
        <p id={headingId} className="font-medium">
          Please check {errors.length} things
        </p>
        <ul className="mt-1">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                className="link inline-block py-1"
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
