import { readEnd } from '../../time/typed-time.ts';
import { Field, type FieldProps } from '../field.tsx';
import { useTimeInput } from './use-time-input.ts';

interface TimeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** `HH:mm`, or an empty text. */
  value: string;
  onTime: (time: string) => void;
}

/** A time of the day, which may be written `24:00`, with its label above it. */
export function TimeField({ value, onTime, ...field }: TimeFieldProps) {
  return <Field {...field} {...useTimeInput(value, onTime, readEnd)} />;
}
