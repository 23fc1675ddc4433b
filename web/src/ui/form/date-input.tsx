import { type InputHTMLAttributes, useState } from 'react';

/** With a maximum, browsers do not accept a fifth digit of a year. */
const LAST_DATE = '9999-12-31';

/**
 * A date input. While a person types, the value can be empty or a year such as 0002. Until they leave the input, it
 * shows what was typed.
 */
export function DateInput({ value, onChange, onBlur, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  const [typed, setTyped] = useState({ text: value, inPlaceOf: value });
  // The form has accepted the typed value. From now on, any other value comes from elsewhere, even the previous one.
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
