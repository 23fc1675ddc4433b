import { type InputHTMLAttributes, useState } from 'react';

/** With it browsers take no fifth digit of a year. */
const LAST_DATE = '9999-12-31';

/**
 * An input of a date. While a date is typed, the value is none, or one of long ago: until the input is left it stays as it
 * is typed.
 */
export function DateInput({ value, onChange, onBlur, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  const [typed, setTyped] = useState({ text: value, inPlaceOf: value });
  // Once it is taken, another value is chosen elsewhere, also the one that it took the place of.
  if (value === typed.text && value !== typed.inPlaceOf) setTyped({ text: value, inPlaceOf: value });
  const isChosenElsewhere = value !== typed.text && value !== typed.inPlaceOf;
  return (
    <input
      max={LAST_DATE}
      {...input}
      type="date"
      value={isChosenElsewhere ? value : typed.text}
      onChange={(event) => {
        setTyped({ text: event.target.value, inPlaceOf: value });
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyped({ text: value, inPlaceOf: value });
        onBlur?.(event);
      }}
    />
  );
}
