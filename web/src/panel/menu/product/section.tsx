import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductDraft } from './draft/product-draft.ts';
import type { ProductFaults } from './draft/product-faults.ts';
import css from './product.module.css';

/** The props of each section of the product form. */
export interface ProductSectionProps {
  draft: ProductDraft;
  set: (change: Partial<ProductDraft>) => void;
  faults: ProductFaults;
}

/** A section of the product form with its title. */
export function ProductSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={css.section}>
      <legend>{title}</legend>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

/** @returns a function that gives the text of the fault at a field; `undefined` if it has no fault */
export function useFaultText(faults: ProductFaults): (path: string) => string | undefined {
  const t = useTranslations('panelMenu.fault');
  return (path) => {
    const fault = faults[path];
    return fault === undefined ? undefined : t(fault);
  };
}

interface CheckboxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, isOn, onChange }: CheckboxProps) {
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
