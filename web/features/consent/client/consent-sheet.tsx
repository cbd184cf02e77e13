'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { sealedPreview } from '../../preview/sealed-preview.ts';
import { ConsentQuestion } from '../consent-question.tsx';
import styles from '../consent.module.css';
import { ANSWER_ACTION, SETTINGS_PATH } from '../settings-path.ts';
import { clearNotAgreed } from './clear-not-agreed.ts';
import { useSend } from './use-send.ts';

const CHECKOUT = /^\/checkout\/(delivery|payment)/;

/**
 * BH-07: asks about cookies, again after each change of route until there is an answer. It does not take the focus and
 * does not cover fields of the checkout, nor the banner of a preview; Escape or the cross puts it aside until the next route.
 */
export function ConsentSheet() {
  const pathname = usePathname();
  const [route, setRoute] = useState({ pathname, isAside: false });
  if (route.pathname !== pathname) setRoute({ pathname, isAside: false });
  // What was kept under an answer to an older text; on the settings page too, which has the question itself.
  useEffect(() => clearNotAgreed(['necessary']), []);
  const { sending, onSubmit } = useSend(focusPage);
  if (route.isAside || pathname === SETTINGS_PATH) return null;
  const isAfter = CHECKOUT.test(pathname) || sealedPreview() !== '';
  const setAside = () => {
    setRoute({ pathname, isAside: true });
    focusPage();
  };
  return (
    <section
      role="dialog"
      aria-labelledby="consent-title"
      data-consent={isAfter ? 'after' : 'over'}
      className={styles['sheet']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAside();
      }}
    >
      <form method="post" action={ANSWER_ACTION} onSubmit={onSubmit} className={`wrap ${styles['question']}`}>
        <ConsentQuestion busy={sending === 'sending'}>
          {sending === 'failed' ? (
            <p role="alert" className="small mt-2">
              Your answer could not be saved, so only necessary cookies are used. Please try again.
            </p>
          ) : null}
        </ConsentQuestion>
        <button
          type="button"
          aria-label="Decide later"
          className="absolute top-1 right-1 grid size-11 place-items-center"
          onClick={setAside}
        >
          <Icon name="close" small />
        </button>
      </form>
    </section>
  );
}

/** The focused button is gone: the reader goes on at the page's beginning. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
