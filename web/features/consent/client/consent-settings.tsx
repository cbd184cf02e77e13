'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import { saysSaved } from '../saved-address.ts';
import { OPTIONAL } from '../categories.ts';
import { CATEGORY_TEXTS } from '../category-texts.ts';
import { ANSWER_ACTION } from '../settings-path.ts';
import { useAnswer } from './use-answer.ts';
import { useSend } from './use-send.ts';

const never = () => () => {};
const isNot = () => false;

/** The categories with the visitor's answer ticked; nothing is ticked before there is one. */
export function ConsentSettings() {
  const answer = useAnswer();
  const { sending, onSubmit } = useSend();
  const wasSaved = useSyncExternalStore(never, () => saysSaved(location.search), isNot);
  const accepted = new Set(answer?.split(' '));
  return (
    <form method="post" action={ANSWER_ACTION} onSubmit={onSubmit} className="grid gap-6">
      {/* Drawn again for another answer; not for none, since the visitor may have ticked boxes before the script ran. */}
      <fieldset key={answer || 'none'} className="grid gap-5">
        <legend className="visually-hidden">What may the shop keep?</legend>
        <Category title={CATEGORY_TEXTS.necessary.title} text={CATEGORY_TEXTS.necessary.text}>
          <p className="micro soft">Always on</p>
        </Category>
        {OPTIONAL.map((category) => (
          <div key={category} className="border-t border-line pt-5">
            <Check name={category} defaultChecked={accepted.has(category)}>
              <span className="font-medium">{CATEGORY_TEXTS[category].title}</span>
              <span className="soft block">{CATEGORY_TEXTS[category].text}</span>
            </Check>
          </div>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="choice" value="some">
          Save my choice
        </Button>
        <Button type="submit" name="choice" value="all" look="line">
          Accept all
        </Button>
        <Button type="submit" name="choice" value="none" look="line">
          Reject all
        </Button>
      </div>
      <div aria-live="polite">
        {sending === 'saved' || (wasSaved && sending === 'no') ? (
          <Message tone="ok">Saved. It applies from now on.</Message>
        ) : null}
        {sending === 'failed' ? (
          <Message tone="error">
            Your choice could not be saved, so only necessary cookies are used. Please try again.
          </Message>
        ) : null}
      </div>
    </form>
  );
}

function Category({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="small">
      <p className="font-medium">{title}</p>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}
