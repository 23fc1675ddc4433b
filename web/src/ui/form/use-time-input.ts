import { type ChangeEvent, useState } from 'react';
import { readTime } from '../../time/typed-time.ts';
import { takeDigits } from './take-digits.ts';

/**
 * The properties of an input of a time of the day. Browsers write times in their own language, such as 10:00 PM; this one has 24
 * hours everywhere, as all other times of the app.
 * @param value  `HH:mm`, or an empty text
 * @param onChange  called with the same, whenever what is typed is a time or empty
 * @param read  how what is typed is read; `null` for what is no time
 */
export function useTimeInput(value: string, onChange: (time: string) => void, read = readTime) {
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
      const text = takeDigits(target);
      setTyped(text);
      const time = read(text);
      if (time !== null) onChange(time);
    },
    onBlur: () => setTyped(null),
  } as const;
}
