import { Delete } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import css from './pin-pad.module.css';

/** A PIN has at most six digits. */
const PLACES = [1, 2, 3, 4, 5, 6];

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad, which also accepts a keyboard. Typed digits are shown as dots. */
export function PinPad({
  pin,
  digits,
  onType,
  isBusy,
}: {
  pin: string;
  digits: number;
  onType: (pin: string) => void;
  isBusy: boolean;
}) {
  const t = useTranslations('device');
  const pad = useRef<HTMLFieldSetElement>(null);
  useEffect(() => pad.current?.focus(), []);
  const add = (digit: string) => {
    if (pin.length < digits) onType(pin + digit);
  };
  const erase = () => onType(pin.slice(0, -1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset ref={pad} tabIndex={-1} className={css.pad} aria-busy={isBusy} onKeyDown={onKeyDown}>
      <legend className={css.legend}>{t('pin', { digits })}</legend>
      <p className={css.dots} role="status" aria-label={t('typed', { count: pin.length, digits })}>
        {PLACES.slice(0, digits).map((place) => (
          <span key={place} className={place <= pin.length ? css.full : undefined} />
        ))}
      </p>
      <div className={css.keys} dir="ltr">
        {ROWS.map((digit) => (
          <Button key={digit} size="Large" onClick={() => add(digit)}>
            {digit}
          </Button>
        ))}
        <span />
        <Button size="Large" onClick={() => add('0')}>
          0
        </Button>
        <Button size="Large" tone="Quiet" icon={<Delete />} label={t('erase')} onClick={erase} />
      </div>
    </fieldset>
  );
}
