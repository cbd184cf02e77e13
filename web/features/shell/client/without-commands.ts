let isAnswering = false;

/** Does in browsers without invoker commands what a button's `command` says. */
export function answerCommands(): void {
  if (isAnswering) return;
  isAnswering = true;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
