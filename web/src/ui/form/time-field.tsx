import { parseEndTime } from '../../time/typed-time.ts';
import { Field, type FieldProps } from '../field.tsx';
import { useTimeInput } from './use-time-input.ts';

interface TimeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** `HH:mm`, or an empty text. */
  value: string;
  onTime: (time: string) => void;
}

/** A field for a time of day, with its label. `24:00` can be typed for midnight at the end of a day. */
export function TimeField({ value, onTime, ...field }: TimeFieldProps) {
  return <Field {...field} {...useTimeInput(value, onTime, parseEndTime)} />;
}
