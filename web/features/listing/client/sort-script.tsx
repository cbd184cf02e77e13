'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * What script adds to the form of the order: choosing by pointer goes there. Arrow keys change a closed select at every step, so keyboard
 * users submit by Enter or by the button that then appears (WCAG 3.2.2).
 * @param usual the order that addresses leave out
 */
export function SortScript({ formId, usual }: { formId: string; usual: string }) {
  const router = useRouter();
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const gone = new AbortController();
    let isByPointer = false;
    const go = () => {
      const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(
        chosen.filter(([name, value]) => name !== 'sort' || value !== usual),
      ).toString();
      router.push(query === '' ? form.getAttribute('action')! : `${form.getAttribute('action')}?${query}`);
    };
    const on = (type: string, listener: (event: Event) => void) =>
      form.addEventListener(type, listener, { signal: gone.signal });
    on('pointerdown', () => (isByPointer = true));
    on('keydown', () => (isByPointer = false));
    on('change', () => {
      if (isByPointer) go();
      else form.dataset['undecided'] = '';
    });
    on('submit', (event) => {
      event.preventDefault();
      go();
    });
    return () => {
      gone.abort();
      // A page that was left stays mounted, and shows its own order when it is returned to.
      form.reset();
      delete form.dataset['undecided'];
    };
  }, [formId, usual, router]);
  return null;
}
