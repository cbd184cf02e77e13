import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EngravingField } from '#features/personal/engraving-field.tsx';
import { GiftMessageField } from '#features/personal/gift-message-field.tsx';
import type { PanelName } from '#features/personal/line-choices.ts';
import { priceWords } from '#features/personal/personal-words.ts';
import { WristSizeField } from '#features/personal/wrist-size-field.tsx';
import { UpdateEngravingDocument, UpdateGiftWrapDocument, UpdateWristSizeDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { change } from '../../cart/cart-api.ts';
import type { Line } from '../../cart/line.ts';
import styles from '../../cart/cart.module.css';
import type { BagChanges } from './use-bag-changes.ts';

type LinePanelProps = {
  panel: PanelName;
  line: Line;
  onChoose: BagChanges['choose'];
  onClose: () => void;
};

const PANELS = { wrist: WristPanel, engraving: EngravingPanel, wrap: WrapPanel } as const;

/** The form of one choice for the pieces of a line. */
export function LinePanel({ panel, ...props }: LinePanelProps) {
  const Panel = PANELS[panel];
  return <Panel {...props} />;
}

type PanelProps = Omit<LinePanelProps, 'panel'>;

function WristPanel({ line, onChoose, onClose }: PanelProps) {
  const { wristSizes } = line.personalTerms;
  const [size, setSize] = useState(line.wristSize ?? wristSizes[Math.floor(wristSizes.length / 2)] ?? null);
  const save = async () => (size === null ? undefined : onChoose(() => updateWristSize(line.id, size)));
  return (
    <PanelForm name="Save the size" onSave={save} onClose={onClose}>
      {() => <WristSizeField id={`wrist-${line.id}`} sizes={wristSizes} value={size} onChange={setSize} />}
    </PanelForm>
  );
}

const updateWristSize = async (lineItemId: string, size: number) =>
  change((await callGraph(UpdateWristSizeDocument, { lineItemId, size })).updateWristSize);

function EngravingPanel({ line, onChoose, onClose }: PanelProps) {
  const [text, setText] = useState(line.engraving ?? '');
  const terms = line.personalTerms.engraving;
  if (terms == null) return null;
  return (
    <PanelForm
      name={text.trim() === '' && line.engraving != null ? 'Save without engraving' : 'Save the engraving'}
      onSave={() => onChoose(() => updateEngraving(line.id, text))}
      onClose={onClose}
    >
      {(problem) => (
        <EngravingField
          id={`engraving-${line.id}`}
          terms={terms}
          value={text}
          error={problem}
          onChange={setText}
        />
      )}
    </PanelForm>
  );
}

/** An empty text removes it. */
const updateEngraving = async (lineItemId: string, text: string) =>
  change((await callGraph(UpdateEngravingDocument, { lineItemId, text })).updateEngraving);

function WrapPanel({ line, onChoose, onClose }: PanelProps) {
  // A shopper opens the panel to have the piece wrapped.
  const [giftWrap, setGiftWrap] = useState(true);
  const [message, setMessage] = useState(line.giftMessage ?? '');
  const terms = line.personalTerms.giftWrap;
  if (terms == null) return null;
  return (
    <PanelForm
      name="Save the wrapping"
      onSave={() => onChoose(() => updateGiftWrap(line.id, giftWrap, message))}
      onClose={onClose}
    >
      {(problem) => (
        <>
          <Check checked={giftWrap} onChange={({ target }) => setGiftWrap(target.checked)}>
            Gift wrap and a card, {priceWords(terms.price)}
          </Check>
          {giftWrap ? (
            <GiftMessageField
              id={`message-${line.id}`}
              terms={terms}
              value={message}
              error={problem}
              onChange={setMessage}
            />
          ) : problem === undefined ? null : (
            <FieldError id={`wrap-${line.id}-error`}>{problem}</FieldError>
          )}
        </>
      )}
    </PanelForm>
  );
}

async function updateGiftWrap(lineItemId: string, giftWrap: boolean, text: string) {
  const variables = { lineItemId, giftWrap, message: giftWrap ? text : null };
  return change((await callGraph(UpdateGiftWrapDocument, variables)).updateGiftWrap);
}

type PanelFormProps = {
  /** Of the button. */
  name: string;
  /** Resolves to why it was refused. */
  onSave: () => Promise<string | undefined>;
  onClose: () => void;
  children: (problem: string | undefined) => ReactNode;
};

function PanelForm({ name, onSave, onClose, children }: PanelFormProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  async function save() {
    if (busy) return;
    setBusy(true);
    const refused = await onSave();
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onClose();
    else form.current?.querySelector<HTMLElement>('input:not([type]), select, textarea')?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="grid gap-3">{children(problem)}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small busy={busy}>
          {name}
        </Button>
        <Button look="line" small onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
