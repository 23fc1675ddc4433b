import { type ChangeEvent, useState } from 'react';
import { parseTime } from '../../time/typed-time.ts';
import { convertDigits } from './convert-digits.ts';

/**
 * The properties of an input for a time of day on a clock of 24 hours. The browser's own time inputs use the format of
 * the browser's language, such as 10:00 PM.
 * @param value  `HH:mm`, or an empty text
 * @param onChange  called with a value in the same format when the typed text is a time or empty
 * @param read  parses the typed text; `null` if it is not a time
 */
export function useTimeInput(value: string, onChange: (time: string) => void, read = parseTime) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    type: 'text',
    inputMode: 'numeric',
    dir: 'ltr',
    maxLength: 5,
    placeholder: '00:00',
    autoComplete: 'off',
    value: typed ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const text = convertDigits(target);
      setTyped(text);
      const time = read(text);
      if (time !== null) onChange(time);
    },
    onBlur: () => setTyped(null),
  } as const;
}
