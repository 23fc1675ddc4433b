import { Field, type FieldProps } from '../../ui/field.tsx';

interface AmountFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  value: string;
  onType: (text: string) => void;
}

/** A field for an amount of lira. */
export function AmountField({ onType, ...field }: AmountFieldProps) {
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={12}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
