import { type InputHTMLAttributes, useState } from 'react';

/** With a maximum, browsers accept no fifth digit of a year. */
const LAST_DATE = '9999-12-31';

/**
 * A date input. While a person types, the value may be empty or long ago: until they leave the input, it
 * shows what was typed.
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
