import { useRef, useState, type SubmitEvent } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Message } from '#ui/message.tsx';
import { emailFailureText, emailInput, isSendable, MAX_MESSAGE, MAX_NAME } from '../email-form.ts';

type Step = { step: 'form' | 'sending' } | { step: 'sent'; to: string } | { step: 'failed'; text: string };

/** A button that opens a small form to e-mail the list to one address. */
export function EmailList() {
  const { list } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<Step>({ step: 'form' });
  const [wrong, setWrong] = useState<string>();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<
      'email' | 'senderName' | 'message',
      string
    >;
    const input = emailInput(fields);
    if (!isSendable(input)) {
      setWrong('Enter an e-mail address, like name@example.com.');
      (form.elements.namedItem('email') as HTMLInputElement).focus();
      return;
    }
    setWrong(undefined);
    setState({ step: 'sending' });
    try {
      const { sendList } = await import('./send-list.ts');
      await sendList(input);
      setState({ step: 'sent', to: input.email });
    } catch (error) {
      setState({ step: 'failed', text: emailFailureText(error) });
    }
  }

  return (
    <>
      <Button look="line" small onClick={() => dialog.current?.showModal()}>
        E-mail your {list.name}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="email-list-title"
        className="m-auto w-[min(28rem,100vw-2rem)] border border-line bg-ground p-6 text-ink shadow-[var(--shadow-2)] backdrop:bg-[var(--scrim)]"
        onClose={() => {
          setState({ step: 'form' });
          setWrong(undefined);
        }}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id="email-list-title" className="d3">
            E-mail your {list.name}
          </h2>
          <button
            type="button"
            aria-label="Close"
            className="-mt-1 -mr-2 grid size-11 flex-none place-items-center"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {state.step === 'sent' ? (
          <>
            <Message tone="ok">
              Your {list.name} went to {state.to}.
            </Message>
            <Button className="mt-5" block onClick={() => dialog.current?.close()}>
              Done
            </Button>
          </>
        ) : (
          <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
            {state.step === 'failed' ? <Message tone="error">{state.text}</Message> : null}
            <Field
              id="email"
              label="Send it to"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              error={wrong}
            />
            <Field id="senderName" label="Your name" optional autoComplete="name" maxLength={MAX_NAME} />
            <Field id="message" label="Your message" optional maxLength={MAX_MESSAGE} />
            <Button type="submit" block busy={state.step === 'sending'}>
              {state.step === 'sending' ? 'Sending' : 'Send'}
            </Button>
          </form>
        )}
      </dialog>
    </>
  );
}
