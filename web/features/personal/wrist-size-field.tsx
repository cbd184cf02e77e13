import { SelectField } from '#ui/select-field.tsx';
import { wristWords } from './personal-words.ts';

type WristSizeFieldProps = {
  id: string;
  sizes: readonly number[];
  /** Millimetres; null for the length as described. */
  value: number | null;
  /** Whether the length as described can be chosen. */
  optional?: boolean;
  onChange: (size: number | null) => void;
};

/** The wrist that the workshop fits the piece to. */
export function WristSizeField({ id, sizes, value, optional = false, onChange }: WristSizeFieldProps) {
  return (
    <SelectField
      id={id}
      label="Wrist size"
      hint="Measure the wrist closely. We add the room, and fit the piece for nothing."
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {optional ? <option value="">The length as described</option> : null}
      {sizes.map((size) => (
        <option key={size} value={size}>
          {wristWords(size)}
        </option>
      ))}
    </SelectField>
  );
}
