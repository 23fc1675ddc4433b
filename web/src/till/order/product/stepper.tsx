import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import css from './product.module.css';

interface StepperProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** Counts up and down between 1 and `most`. */
export function Stepper({ label, value, most, onChange }: StepperProps) {
  const t = useTranslations('till.basket');
  return (
    <fieldset className={css.stepper} aria-label={label}>
      <Button icon={<Minus />} label={t('less')} disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <output aria-live="polite">{value}</output>
      <Button
        icon={<Plus />}
        label={t('more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
